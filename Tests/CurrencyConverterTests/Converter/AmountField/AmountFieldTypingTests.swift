import CurrencyConverter
import TestSupport
import Testing

@Suite struct `Amount field while typing` {
  @Test(arguments: try KeystrokeRow.recommended) func `each key leaves the text that is wanted`(_ row: KeystrokeRow) {
    #expect(row.texts() == row.expected)
    #expect(row.expected.last == row.final)
  }

  @Test func `what changed: in these stories the original left another text`() throws {
    let changed = try KeystrokeRow.seed.filter { $0.texts() != $0.expected }

    #expect(
      changed.map(\.name) == [
        "zero then several refused by the original", "rejects Arabic-Indic 3", "rejects Arabic decimal separator",
        "long integer kept as typed",
      ])
  }

  @Test(arguments: [
    ("", ".", AmountRefusal.separatorWithoutDigit), ("1.", ",", .secondSeparator),
    ("1.25", "3", .tooManyFractionDigits(limit: 2)),
    ("123456789012", "3", .tooManyIntegerDigits(limit: 12)), ("1", "-", .unexpectedCharacter("-")),
    ("1", "e", .unexpectedCharacter("e")), ("1", " ", .unexpectedCharacter(" ")), ("1", "½", .unexpectedCharacter("½")),
    ("1", "²", .unexpectedCharacter("²")), ("1", "五", .unexpectedCharacter("五")),
    ("1", "2\u{301}", .unexpectedCharacter("\u{301}")),
    ("1", "\n", .unexpectedCharacter("\n")), ("1", "2x", .unexpectedCharacter("x")), ("", "1.2.3", .secondSeparator),
  ])
  func `a refused key has its reason and changes nothing`(_ text: String, _ key: String, _ reason: AmountRefusal) throws
  {
    var field = try AmountField.holding(text)
    let before = field

    #expect(throws: reason) { try field.insert(key) }

    #expect(field == before)
  }

  @Test(arguments: [".", ",", "٫", "．", "，"]) func `every decimal separator types the point`(_ key: String) throws {
    var field = try AmountField.holding("1")

    try field.insert(key)

    #expect(field.text == "1.")
  }

  @Test(arguments: ["1", ""]) func `where the currency has no fraction the separator is refused with that reason`(
    _ text: String
  ) throws {
    var field = try AmountField.holding(text, fractionDigits: 0)

    #expect(throws: AmountRefusal.noFraction) { try field.insert(".") }
  }

  @Test func `a lone separator can be completed instead`() throws {
    var field = AmountField(rules: AmountRules(loneSeparator: .completed))

    try field.insert(".")
    try field.insert("5")

    #expect(field.text == "0.5")
  }
}

struct KeystrokeRow: Decodable, Sendable, CustomTestStringConvertible {
  struct Options: Decodable { let maxFrac: Int?, zeroOnSep: Bool? }

  let name: String
  let options: Options?
  let keys: [String]
  let expected: [String]
  let final: String

  var testDescription: String { name }

  static var recommended: [KeystrokeRow] { get throws { try fixtures.json("input_keystrokes_recommended.json") } }
  static var seed: [KeystrokeRow] { get throws { try fixtures.json("input_keystrokes_seed.json") } }

  /// The field's text after each key.
  func texts() -> [String] {
    var field = AmountField(
      rules: AmountRules(
        fractionDigits: options?.maxFrac ?? 2, loneSeparator: options?.zeroOnSep == true ? .completed : .refused))
    return keys.map { key in
      switch key {
      case "⌫": try? field.deleteBackward()
      case "CLR": field.clear()
      default: try? field.insert(key)
      }
      return field.text
    }
  }
}

extension AmountField {
  static func holding(_ text: String, fractionDigits: Int = 2) throws -> AmountField {
    var field = AmountField(rules: AmountRules(fractionDigits: fractionDigits))
    try field.insert(text)
    return field
  }
}
