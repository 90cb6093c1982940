import CurrencyConverter
import TestSupport
import Testing

@Suite struct `Amount field when pasting` {
  @Test(arguments: try PasteRow.all) func `a pasted amount is read at three fraction digits`(_ row: PasteRow) {
    #expect(row.pasted(fractionDigits: 3) == row.expected)
  }

  @Test(arguments: try PasteRow.all) func `and at two`(_ row: PasteRow) {
    #expect(row.pasted(fractionDigits: 2) == row.expectedMax2)
  }

  @Test(arguments: [
    ("1.234", DecimalConvention.point, "1.234"), ("1.234", .comma, "1234"), ("1,234", .point, "1234"),
    ("1,234", .comma, "1.234"),
    ("1.234", .arabic, "1.234"), ("1,234", .arabic, "1.234"), ("0.123", .comma, "0.123"),
    ("1234.567", .comma, "1234.567"),
    ("1.23", .comma, "1.23"), (".123", .comma, "0.123"),
  ])
  func `one separator before three digits means what the reader is used to`(
    _ text: String, _ convention: DecimalConvention, _ shown: String
  ) throws {
    #expect(try paste(text, convention) == shown)
  }

  @Test(arguments: [
    ("12,34,567.89", "1234567.89"), ("1,23,45,678", "12345678"), ("1'234'567.5", "1234567.5"), ("1٬234٫5", "1234.5"),
    ("1.234٫5", "1234.5"),
    ("１．２３４，５", "1234.5"), ("1 234 567", "1234567"), ("5,", "5"), ("1,234.", "1234"), ("007", "7"), ("$5", "5"),
    ("5 €", "5"),
    ("USD5", "5"), ("5EUR", "5"), ("\u{200F}١٢٫٥\u{200E}", "12.5"), ("\u{2066}12\u{2069}", "12"),
    ("\u{3000}5\u{2003}", "5"),
    ("12345678901234567".prefix(12).description, "123456789012"), ("0000000000000001", "1"),
  ])
  func `these are read`(_ text: String, _ shown: String) throws {
    #expect(try paste(text) == shown)
  }

  @Test(arguments: [
    ("5\n", AmountRefusal.severalLines), ("5\r\n6", .severalLines), ("5\u{2028}6", .severalLines), ("", .noNumber),
    (".", .noNumber),
    ("€", .noNumber), ("USD", .noNumber), ("$5 USD", .unexpectedCharacter("U")), ("5\t", .unexpectedCharacter("\t")),
    ("usd 5", .unexpectedCharacter("u")), ("1e5", .unexpectedCharacter("e")), ("-5", .unexpectedCharacter("-")),
    ("12 34", .unclearSeparators), ("1,23.4", .unclearSeparators), ("1.5,5.5", .unclearSeparators),
    ("1,234'567", .unclearSeparators),
    ("1 234'567.8", .unclearSeparators), ("1٫5٫5", .unclearSeparators), (",234.5", .unclearSeparators),
    ("1,2345,678.9", .unclearSeparators),
    ("1٫234,5", .unclearSeparators), ("5'", .unclearSeparators), ("1234567890123", .tooManyIntegerDigits(limit: 12)),
  ])
  func `these are refused whole, with the reason`(_ text: String, _ reason: AmountRefusal) {
    #expect(throws: reason) { try paste(text) }
  }

  @Test(arguments: [("12.99", "12"), (".5", "0"), ("0.5", "0"), ("000", "0"), ("5.", "5")])
  func `where the currency has no fraction it is cut off`(_ text: String, _ shown: String) throws {
    #expect(try paste(text, fractionDigits: 0) == shown)
  }

  @Test func `a fraction that is cut off leaves what stands there alone`() throws {
    var field = try AmountField.holding("12", fractionDigits: 0)

    try field.paste(".5")

    #expect(field.text == "12")
  }

  private func paste(_ text: String, _ convention: DecimalConvention = .point, fractionDigits: Int = 3) throws -> String
  {
    var field = AmountField(rules: AmountRules(fractionDigits: fractionDigits, convention: convention))
    try field.paste(text)
    return field.text
  }
}

struct PasteRow: Decodable, Sendable, CustomTestStringConvertible {
  let input: String
  let escaped: String
  let locale: String
  let expected: String?
  let expectedMax2: String?

  var testDescription: String { "\(escaped) (\(locale))" }

  static var all: [PasteRow] { get throws { try fixtures.json("input_paste.json") } }

  func pasted(fractionDigits: Int) -> String? {
    let conventions: [String: DecimalConvention] = ["de_DE": .comma, "fr_FR": .comma, "ar_EG": .arabic]
    var field = AmountField(
      rules: AmountRules(fractionDigits: fractionDigits, convention: conventions[locale] ?? .point))
    return (try? field.paste(input)).map { field.text }
  }
}
