import Testing
import Titles

@Suite struct `Titles` {
  @Test(arguments: TitleRow.all) func `is one line, trimmed`(_ row: TitleRow) throws {
    #expect(try Title(row.typed).text == row.text)
  }

  @Test(
    arguments: [
      "", " ", "\t", "\n\r\n", "\u{A0}", "\u{2003}\u{3000}", "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{200E}\u{200F}",
      "\u{202A}\u{2069}", "\u{AD}", "\u{2028}\u{2029}", "\u{0}\u{7F}", "\u{3164}", "\u{2800}", "\u{FFF9}", " \u{FE0F}",
    ])
  func `what cannot be seen is none`(_ typed: String) {
    #expect(throws: TitleError.nothingToSee, "\(typed.unicodeScalars.map(\.value))") { try Title(typed) }
  }
}

struct TitleRow: Sendable, CustomTestStringConvertible {
  let typed: String
  let text: String

  var testDescription: String { typed.debugDescription }

  static let all = [
    TitleRow(typed: "Milk", text: "Milk"),
    TitleRow(typed: "  Milk \t", text: "Milk"),
    TitleRow(typed: "\u{FEFF}\u{200F}Milk\u{200B}\u{A0}", text: "Milk"),
    TitleRow(typed: "Milk\nand\r\n\r\nbread\n", text: "Milk and bread"),
    TitleRow(typed: "Milk\u{2028}bread", text: "Milk bread"),
    TitleRow(typed: "Milk  and   bread", text: "Milk  and   bread"),
    TitleRow(typed: "e\u{301}", text: "e\u{301}"),
    TitleRow(typed: " 👨‍👩‍👧 ", text: "👨‍👩‍👧"),
    TitleRow(typed: "❤\u{FE0F} ", text: "❤\u{FE0F}"),
    TitleRow(typed: "שלום\u{200F}!", text: "שלום\u{200F}!"),
    TitleRow(typed: "牛乳\u{3000}", text: "牛乳"),
  ]
}
