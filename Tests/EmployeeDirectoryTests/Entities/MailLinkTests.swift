import EmployeeDirectory
import Links
import Testing

@Suite struct `Link that begins a mail` {
  @Test(arguments: try LinkRow.mails()) func `is made as the table says`(_ row: LinkRow) {
    #expect(Link(mail: row.text)?.text == row.link)
  }

  @Test(arguments: try LinkRow.subjects()) func `has its subject as the table says`(_ row: LinkRow) {
    #expect(Link(mail: row.text, subject: row.subject)?.text == row.link)
  }

  @Test(arguments: LinkRow.addresses) func `is made of one address`(_ row: LinkRow) {
    #expect(Link(mail: row.text)?.text == row.link)
  }

  @Test(arguments: LinkRow.noAddresses) func `is not made of anything else`(_ row: LinkRow) {
    #expect(Link(mail: row.text)?.text == nil)
  }

  @Test(arguments: LinkRow.lines) func `has a subject of one line`(_ row: LinkRow) {
    #expect(Link(mail: row.text, subject: row.subject)?.text == row.link)
  }

  @Test func `every printable ASCII character of the local part is kept, encoded or refused`() {
    let characters = (0x21...0x7E).compactMap(Unicode.Scalar.init).map(Character.init)
    let links = characters.map { Link(mail: "a\($0)b@c")?.text }

    let kept = String(zip(characters, links).filter { $1 == "mailto:a\($0)b@c" }.map(\.0))
    let refused = String(zip(characters, links).filter { $1 == nil }.map(\.0))
    let encoded = String(zip(characters, links).filter { $1?.contains("%") == true }.map(\.0))

    #expect(kept == "!$'*+-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~")
    #expect(refused == "\"(),:;<>@[\\]")
    #expect(encoded == "#%&/=?^`{|}")
  }

  @Test func `every printable ASCII character of a subject is kept or encoded`() throws {
    let characters = (0x20...0x7E).compactMap(Unicode.Scalar.init).map(Character.init)
    let links = characters.map { Link(mail: "a@b", subject: String($0))?.text }

    let kept = String(zip(characters, links).filter { $1 == "mailto:a@b?subject=\($0)" }.map(\.0))

    #expect(kept == "-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~")
    #expect(links.allSatisfy { $0?.count == 20 || $0?.count == 22 })
  }
}

extension LinkRow {
  fileprivate static let x64 = String(repeating: "x", count: 64)

  fileprivate static let addresses = [
    LinkRow("a@b", "mailto:a@b"),
    LinkRow("\u{A0}\r\na@b\t", "mailto:a@b"),
    LinkRow("MAILTO:A.b@C.De", "mailto:A.b@C.De"),
    LinkRow("a?b@c.com", "mailto:a%3Fb@c.com"),
    LinkRow("a&b=c/d@e.com", "mailto:a%26b%3Dc%2Fd@e.com"),
    LinkRow("it's!$*+ok@e.com", "mailto:it's!$*+ok@e.com"),
    LinkRow("a@1.2.3.4", "mailto:a@1.2.3.4"),
    LinkRow("a@b-c--d.com", "mailto:a@b-c--d.com"),
    LinkRow("a@b\u{FC}cher.example", "mailto:a@b%C3%BCcher.example"),
    LinkRow("a@bu\u{308}cher.example", "mailto:a@bu%CC%88cher.example"),
    LinkRow("\u{7528}@\u{4F8B}.\u{4F8B}", "mailto:%E7%94%A8@%E4%BE%8B.%E4%BE%8B"),
    LinkRow("a@\u{0909}\u{0926}\u{093E}", "mailto:a@%E0%A4%89%E0%A4%A6%E0%A4%BE"),
    LinkRow("a@\u{0661}", "mailto:a@%D9%A1"),
    LinkRow("\(x64)@e.com", "mailto:\(x64)@e.com"),
    LinkRow("mailto:a%25b@c.com", "mailto:a%2525b@c.com"),
  ]

  fileprivate static let noAddresses = [
    "", "@", "a", "@b", "a@", ".a@b", "a.@b", "a..b@c", ".@b", "a@.b", "a@b.", "a@b..c", "a@-b", "a@b-", "a@b.-c",
    "a@b_c", "a@b?subject=x", "a@b&cc=c", "a@b#c", "a@b/c", "a@b%41", "a@b:25", "a@[1.2.3.4]", "\"a b\"@c", "a b@c",
    "a@b@c", "a@b,c@d", "a@b;c@d", "a@b c@d", "A <a@b>", "a(b)@c", "a@b\r\nBcc: c@d", "a\nb@c", "a\u{2028}b@c",
    "a\u{0}b@c", "a\u{85}b@c", "a\u{200E}b@c", "\u{202E}a@b", "a@\u{301}b", "a@b\u{200D}c", "a@b\u{FF0E}c",
    "a\u{FF20}b", "a@b\u{1F600}",
    "mailto:", "mailto:mailto:a@b", "mailto: a@b", "\(String(repeating: "\u{E9}", count: 32))x@e.com",
  ].map { LinkRow($0, nil) }

  fileprivate static let lines = [
    LinkRow("a@b", subject: "one\ntwo", "mailto:a@b?subject=one%20two"),
    LinkRow("a@b", subject: "one\r\ntwo", "mailto:a@b?subject=one%20two"),
    LinkRow("a@b", subject: "one\rtwo", "mailto:a@b?subject=one%20two"),
    LinkRow("a@b", subject: "one\u{2028}two", "mailto:a@b?subject=one%20two"),
    LinkRow("a@b", subject: "one\n\ntwo", "mailto:a@b?subject=one%20%20two"),
    LinkRow("a@b", subject: "x\r\nBcc: c@d", "mailto:a@b?subject=x%20Bcc%3A%20c%40d"),
    LinkRow("a@b", subject: "\u{E9} \u{1F600}", "mailto:a@b?subject=%C3%A9%20%F0%9F%98%80"),
    LinkRow("a@b", subject: "\t\0", "mailto:a@b?subject=%09%00"),
    LinkRow("no address", subject: "x", nil),
  ]
}
