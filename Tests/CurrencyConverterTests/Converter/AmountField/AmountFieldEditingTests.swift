import CurrencyConverter
import TestSupport
import Testing

@Suite struct `Amount field while editing` {
  @Test(arguments: EditRow.accepted) func `an edit anywhere keeps text and caret in order`(_ row: EditRow) throws {
    var field = try AmountField.holding(row.text)

    try row.edit(&field)

    #expect(field.text == row.newText)
    #expect(field.caret == row.newCaret)
  }

  @Test(arguments: [-1..<0, 0..<5, 4..<9, 99..<100]) func `a range outside of the text is refused`(_ range: Range<Int>)
    throws
  {
    var field = try AmountField.holding("12.5")
    let before = field

    #expect(throws: AmountRefusal.outOfRange) { try field.insert("1", over: range) }
    #expect(throws: AmountRefusal.outOfRange) { try field.delete(range) }
    #expect(throws: AmountRefusal.outOfRange) { try field.paste("1", over: range) }
    #expect(field == before)
  }

  @Test(arguments: [-1, 5, 99]) func `the caret stays within the text`(_ position: Int) throws {
    var field = try AmountField.holding("12.5")

    #expect(throws: AmountRefusal.outOfRange) { try field.moveCaret(to: position) }

    #expect(field.caret == 4)
  }

  @Test func `deleting the point does not make a number of too many digits`() throws {
    var field = try AmountField.holding("123456789012.34")

    #expect(throws: AmountRefusal.tooManyIntegerDigits(limit: 12)) { try field.delete(12..<13) }

    #expect(field.text == "123456789012.34")
  }

  @Test(arguments: [
    ("12.5", 0, "12"), ("12.", 0, "12"), ("12.34", 3, "12.34"), ("12.34", 1, "12.3"), ("", 0, ""), ("7", 0, "7"),
    ("0.05", 1, "0.0"),
    ("12.34", -1, "12"),
  ])
  func `another currency's fraction digits cut what is too much`(_ text: String, _ limit: Int, _ cut: String) throws {
    var field = try AmountField.holding(text)

    field.limit(toFractionDigits: limit)

    #expect(field.text == cut)
    #expect(field.caret <= cut.count)
  }

  @Test func `no sequence of random edits traps, or leaves text that does not parse`() throws {
    var random = SeededGenerator(seed: 10_000)
    var field = AmountField()
    var accepted = 0
    let rounds = Rounds.count(2_500, thorough: 10_000)
    for number in 0..<rounds {
      let before = field
      do {
        try Self.edit(&field, using: &random)
        accepted += 1
      } catch {
        try #require(field == before, "edit \(number) was refused (\(error)) and changed something")
      }
      let typed = field.text
      try #require((try? Amount(typed: typed)) != nil, "edit \(number) left “\(typed)”")
      let parts = typed.split(separator: ".")
      try #require(parts.first?.count ?? 0 <= 12, "edit \(number) left “\(typed)”")
      try #require(parts.count < 2 || parts[1].count <= field.rules.fractionDigits, "edit \(number) left “\(typed)”")
      try #require(0...typed.utf8.count ~= field.caret, "edit \(number)")
    }
    #expect(accepted * 5 > rounds * 2, "enough of the sample must be edits that succeed")
  }

  private static func edit(_ field: inout AmountField, using random: inout SeededGenerator) throws(AmountRefusal) {
    let start = Int.random(in: -1...field.text.utf8.count + 1, using: &random)
    let range = start..<start + Int.random(in: 0...3, using: &random)
    let keys = ["0", "1", "5", "9", ".", ",", "٣", "٫", "12", "1.5", "x", "", "00", "1 234,5", "€ 7", "9\n"]
    let text = keys[Int.random(in: keys.indices, using: &random)]
    switch Int.random(in: 0...9, using: &random) {
    case 0...3: try field.insert(text)
    case 4: try field.insert(text, over: range)
    case 5: try field.paste(text, over: Bool.random(using: &random) ? range : nil)
    case 6: try field.deleteBackward()
    case 7: try field.delete(range)
    case 8: try field.moveCaret(to: start)
    default:
      field.limit(toFractionDigits: Int.random(in: 0...4, using: &random))
      if Int.random(in: 0...9, using: &random) == 0 { field.clear() }
    }
  }
}

struct EditRow: Sendable, CustomTestStringConvertible {
  let text: String
  let testDescription: String
  let newText: String
  let newCaret: Int
  let edit: @Sendable (inout AmountField) throws -> Void

  init(
    _ text: String, _ description: String, _ newText: String, caret: Int,
    edit: @escaping @Sendable (inout AmountField) throws -> Void
  ) {
    (self.text, testDescription, self.newText, newCaret, self.edit) = (
      text, "\(text): \(description)", newText, caret, edit
    )
  }

  static let accepted = [
    EditRow("15", "a digit between two", "1.5", caret: 2) {
      try $0.moveCaret(to: 1); try $0.insert(".")
    },
    EditRow("5", "a separator in front of a digit", "0.5", caret: 2) { try $0.insert(".", over: 0..<0) },
    EditRow("100", "the first digit deleted", "0", caret: 0) { try $0.delete(0..<1) },
    EditRow("105", "the first digit deleted, zeros follow", "5", caret: 0) { try $0.delete(0..<1) },
    EditRow("12.5", "the integer part deleted", "0.5", caret: 1) { try $0.delete(0..<2) },
    EditRow("5.", "all but the separator deleted", "0.", caret: 1) { try $0.delete(0..<1) },
    EditRow("1.23", "the separator deleted", "123", caret: 1) { try $0.delete(1..<2) },
    EditRow("12.34", "everything replaced", "7", caret: 1) { try $0.insert("7", over: 0..<5) },
    EditRow("0", "a digit replaces the lone zero", "7", caret: 1) { try $0.insert("7") },
    EditRow("0", "a digit before the lone zero", "70", caret: 1) { try $0.insert("7", over: 0..<0) },
    EditRow("5", "zeros in front go", "5", caret: 0) { try $0.insert("00", over: 0..<0) },
    EditRow("12", "backspace at the start", "12", caret: 0) {
      try $0.moveCaret(to: 0); try $0.deleteBackward()
    },
    EditRow("12.34", "backspace in the middle", "1.34", caret: 1) {
      try $0.moveCaret(to: 2); try $0.deleteBackward()
    },
    EditRow("12", "cleared", "", caret: 0) { $0.clear() },
    EditRow("12", "a pasted fraction", "12.5", caret: 4) { try $0.paste(".5") },
    EditRow("1", "pasted zeros behind a digit", "1007", caret: 4) { try $0.paste("007") },
    EditRow("1", "pasted zeros in front", "71", caret: 1) { try $0.paste("007", over: 0..<0) },
    EditRow("15", "a pasted piece", "123.45", caret: 5) { try $0.paste("23,4", over: 1..<1) },
  ]
}
