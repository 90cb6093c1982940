import EmployeeDirectory
import Links
import Testing

@Suite struct `Link that calls` {
  @Test(arguments: try LinkRow.phones()) func `is made as the table says`(_ row: LinkRow) {
    #expect(Link(phone: row.text)?.text == row.link)
  }

  @Test(arguments: LinkRow.written) func `is made of a number however it is written`(_ row: LinkRow) {
    #expect(Link(phone: row.text)?.text == row.link)
  }

  @Test(arguments: LinkRow.extended) func `knows a final extension`(_ row: LinkRow) {
    #expect(Link(phone: row.text)?.text == row.link)
  }

  @Test(arguments: LinkRow.unclear) func `is not made of what is no number, or not clearly one`(_ row: LinkRow) {
    #expect(Link(phone: row.text)?.text == nil)
  }

  @Test func `is printable ASCII, whatever the digits were`() {
    let digits = (0...0x1FFFF).compactMap(Unicode.Scalar.init).filter {
      $0.properties.generalCategory == .decimalNumber
    }
    let links = digits.map { digit in Link(phone: String(repeating: Character(digit), count: 3))?.text }

    #expect(digits.count > 600)
    #expect(Set(links) == Set((0...9).map { "tel:\($0)\($0)\($0)" }))
  }
}

extension LinkRow {
  fileprivate static let written = [
    LinkRow("\u{FF0B}12015550123", "tel:+12015550123"),
    LinkRow("\u{FF11}\u{FF12}\u{FF13}", "tel:123"),
    LinkRow("+\u{0967}\u{0968}\u{0969}", "tel:+123"),
    LinkRow("1\u{3000}2\u{2003}3 4", "tel:1234"),
    LinkRow("1-2\u{2010}3\u{2011}4\u{2012}5\u{2013}6\u{2014}7\u{2015}8\u{2212}9", "tel:123456789"),
    LinkRow("1.2/3(4)5", "tel:12345"),
    LinkRow("(+1) 201 555", "tel:+1201555"),
    LinkRow("\t 112\r\n", "tel:112"),
    LinkRow("\u{200E}\u{200F}\u{061C}1\u{2066}1\u{2069}2\u{202E}", "tel:112"),
    LinkRow("\u{200F} 112 \u{200F}", "tel:112"),
    LinkRow("TEL:112", "tel:112"),
    LinkRow("tel: 112", "tel:112"),
    LinkRow("123456789012345", "tel:123456789012345"),
    LinkRow("+123456789012345", "tel:+123456789012345"),
    LinkRow("(0)201 555", "tel:0201555"),
    LinkRow("(020) 7946 0958", "tel:02079460958"),
    LinkRow("(0044) 20 7946", "tel:0044207946"),
  ]

  fileprivate static let extended = [
    LinkRow("+12015550123 ext 12", "tel:+12015550123;ext=12"),
    LinkRow("+12015550123 ext. 12", "tel:+12015550123;ext=12"),
    LinkRow("+12015550123ext.1-2", "tel:+12015550123;ext=12"),
    LinkRow("+12015550123 x12", "tel:+12015550123;ext=12"),
    LinkRow("+12015550123 X\u{0661}", "tel:+12015550123;ext=1"),
    LinkRow("tel:112;EXT=007", "tel:112;ext=007"),
    LinkRow("+12015550123 (ext. 12)", "tel:+12015550123;ext=12"),
    LinkRow("112 x(12", nil),
    LinkRow("112 ext", nil),
    LinkRow("112 ext.", nil),
    LinkRow("112;ext=", nil),
    LinkRow("112 x", nil),
    LinkRow("112 x1 x2", nil),
    LinkRow("112 x+1", nil),
    LinkRow("112 e.x.t 1", nil),
    LinkRow("112 extension 1", nil),
    LinkRow("112;ext=1;phone-context=+1", nil),
    LinkRow("112;isub=1", nil),
    LinkRow("x12", nil),
    LinkRow("12 x345", nil),
  ]

  fileprivate static let unclear = [
    "12", "1234567890123456", "+1234567890123456", "++123", "1+23", "123+", "(+)", "-", "tel:", "tel:tel:112",
    "tel:112?x", "1\n12", "1\r\n12", "1\u{2028}12", "1\t12", "112;", "112,", "112#", "#112", "*112", "112w1",
    "+44 ( 0 ) 20 123",
    "+44(\u{0660})20123", "44 (0)20 123", "0044(0)20123", "+(0)20123", "+44 (020) 7946 0958",
    "\u{FF0B}44 ( 0\u{2010}20) 7946",
    "0044 (020) 7946 0958", "(00)44 (020) 7946", "((112", "11)2", ")112(", "(11(2)", "11\u{301}2", "\u{FEFF}112",
    "1\u{200B}12",
    "½12", "Ⅷ12", "٫112", "[112]", "112\0",
    "+1 201 555 0123 / +1 201 555 0124",
  ].map { LinkRow($0, nil) }
}
