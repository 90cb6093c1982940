import CurrencyConverter
import TestSupport
import Testing

@Suite struct `Exact decimals` {
  /// Fault 6 of the original: its parser took these for numbers.
  @Test(arguments: [
    "nan", "inf", "1e3", "0x10", "-5", "1_000", " 7", "٣", "1.", ".5", "", "7 ", "+1", "1,5", "1.2.3", "12abc", ".",
    "00", "01",
    "-0", "１", "1\u{301}", "\n",
  ])
  func `fault 6: the strict parser refuses what is no plain number`(_ text: String) {
    #expect(throws: ExactDecimal.ParsingError.notANumber) { try ExactDecimal(strict: text) }
  }

  @Test(arguments: [
    ("0", "0"), ("0.0", "0"), ("7", "7"), ("10", "10"), ("0.50", "0.5"), ("5.0920", "5.092"), ("20082.05", "20082.05"),
    ("0.00001", "0.00001"), ("100.00", "100"),
    ("99999999999999999999999999999999999999", "99999999999999999999999999999999999999"),
    ("12345678901234567890.123456789", "12345678901234567890.123456789"),
    ("0.000049795713087060334975761936654873381951", "0.000049795713087060334975761936654873381951"),
  ])
  func `a number comes back exactly, without zeros at the end`(_ text: String, _ shown: String) throws {
    let number = try ExactDecimal(strict: text)

    #expect(number.text == shown)
    #expect(try ExactDecimal(strict: shown) == number)
  }

  @Test(arguments: [
    String(repeating: "9", count: 39),
    "1" + String(repeating: "0", count: 38),
    "0.1" + String(repeating: "0", count: 37) + "1",
    "0." + String(repeating: "0", count: 76) + "1",
  ])
  func `a number of too many digits is an error, never a wrong digit`(_ text: String) {
    #expect(throws: ExactDecimal.ParsingError.tooManyDigits) { try ExactDecimal(strict: text) }
  }

  @Test(arguments: [
    ("2.345", 2, "2.34"), ("2.345", 0, "2"), ("0.999", 2, "0.99"), ("0.009", 2, "0"), ("5", 2, "5"), ("1.5", -1, "1"),
  ])
  func `cutting goes toward zero`(_ text: String, _ digits: Int, _ cut: String) {
    #expect(ExactDecimal.number(text).cut(toFractionDigits: digits).text == cut)
  }

  @Test(arguments: [("0", 0), ("0.5", 0), ("7", 1), ("10", 2), ("999999999999.99", 12), ("1000000000000", 13)])
  func `integer digits are counted before the point`(_ text: String, _ count: Int) {
    #expect(ExactDecimal.number(text).integerDigits == count)
  }

  @Test func `parse, format and parse again agree on random numbers`() throws {
    var random = SeededGenerator(seed: 38)
    for _ in 0..<Rounds.count(2_000, thorough: 10_000) {
      let whole = Self.digits(1...20, using: &random)
      let fraction = Self.digits(0...18, using: &random)
      let text = fraction.isEmpty ? whole : whole + "." + fraction

      let number = try ExactDecimal(strict: text)

      try #require(try ExactDecimal(strict: number.text) == number, "\(text)")
      try #require(text.hasPrefix(number.text), "\(text)")
    }
  }

  private static func digits(_ count: ClosedRange<Int>, using random: inout SeededGenerator) -> String {
    let text = (0..<Int.random(in: count, using: &random)).map { _ in String(Int.random(in: 0...9, using: &random)) }
      .joined()
    let trimmed = text.drop { $0 == "0" }
    return count.lowerBound > 0 ? (trimmed.isEmpty ? "0" : String(trimmed)) : text
  }
}
