import CurrencyConverter
import CurrencyConverterMocks
import Foundation
import TestSupport
import Testing

@Suite struct `Record of the saved state` {
  @Test func `it is spelled out like this, and the same in every run`() throws {
    let text = """
      {"amount":"12.5","base":"USD","format":"swift-viper currency converter","quote":"EUR","rates":[\
      {"base":"GBP","date":"2026-04-13","forBase":"1","quote":"EUR","source":"Example Bank","worthQuote":"0.5"},\
      {"base":"USD","date":"2026-04-13","forBase":"1.1684","quote":"EUR","source":"Example Bank","worthQuote":"1"},\
      {"base":"USD","date":"2026-04-13","forBase":"1","quote":"JPY","source":"Example Bank","worthQuote":"147.31"}\
      ],"version":1}
      """

    #expect(try RecordRow.text(of: .long()) == text)
    #expect(try RecordRow.state(in: text) == .long())
  }

  @Test func `rates stand in the order of their codes, both of them`() throws {
    let quotes = ["AAA", "BBB", "CCC", "DDD", "EEE", "FFF", "GGG", "HHH"]
    let rates = try quotes.map { try ExchangeRate.of(CurrencyPair(base: .usDollar, quote: .code($0))) }

    let text = try RecordRow.text(of: SavedState(amount: .empty, pair: .dollarToEuro, rates: rates))

    #expect(text.matches(of: /"quote":"(?<code>[A-H]{3})"/).map { String($0.code) } == quotes)
  }

  @Test(arguments: 1...20) func `whatever was saved comes back exactly`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let state = try SavedState.random(using: &random)

    #expect(try RecordRow.state(in: RecordRow.text(of: state)) == state)
  }

  @Test(arguments: RecordRow.sound) func `at the bounds it is a state`(_ row: RecordRow) throws {
    #expect(throws: Never.self) { try RecordRow.state(in: row.text()) }
  }

  @Test(arguments: RecordRow.damaged) func `out of bounds it is no state`(_ row: RecordRow) throws {
    let text = try row.text()

    #expect(throws: (any Error).self) { try RecordRow.state(in: text) }
  }
}

/// The long state's text with one thing replaced.
struct RecordRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let old: String
  let new: String

  init(_ old: String, _ new: String) {
    testDescription = "\(old) → \(new)"
    self.old = old
    self.new = new
  }

  func text(at location: SourceLocation = #_sourceLocation) throws -> String {
    let sound = try Self.text(of: .long())
    try #require(sound.contains(old), "the row replaces what is not there", sourceLocation: location)
    return sound.replacingOccurrences(of: old, with: new)
  }

  static func text(of state: SavedState) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(SavedStateRecord(state)), as: UTF8.self)
  }

  static func state(in text: String) throws -> SavedState {
    try JSONDecoder().decode(SavedStateRecord.self, from: Data(text.utf8)).state
  }

  static let sound = [
    RecordRow(#""12.5""#, #""""#), RecordRow(#""12.5""#, #""0""#), RecordRow(#""12.5""#, #""999999999999.99""#),
    RecordRow(#""147.31""#, #""99999999999999999999999999999999999999""#), RecordRow("Example Bank", ""),
  ]

  static let damaged =
    ["0.001", "1000000000000", "-1", "1e3", "nan", " 7", "1.", ".5", "01", "٣", "1_000"]
    .map { RecordRow(#""12.5""#, "\"\($0)\"") }
    + ["12.5", "null", "true", "[]"].map { RecordRow(#""12.5""#, $0) }
    + ["0", "0.0", "-1", "", "1e3", "100000000000000000000000000000000000000"]
    .map { RecordRow(#""147.31""#, "\"\($0)\"") }
    + ["2026-02-29", "2026-4-13", "", "13.04.2026"].map { RecordRow(#""2026-04-13""#, "\"\($0)\"") }
    + ["", "usd", "US", "USDX", "ＵＳＤ"].map { RecordRow(#""base":"USD""#, #""base":"\#($0)""#) }
    + ["", "eur"].map { RecordRow(#""quote":"EUR""#, #""quote":"\#($0)""#) }
    + ["0", "2", "-1", "null", #""1""#].map { RecordRow(#""version":1"#, #""version":\#($0)"#) }
    + [
      RecordRow("swift-viper currency converter", "swift-viper"), RecordRow(#""format":"#, #""kind":"#),
      RecordRow(#""version":1"#, #""edition":1"#), RecordRow(#""amount":"#, #""sum":"#),
      RecordRow(#""rates":"#, #""prices":"#), RecordRow(#""source":"#, #""from":"#),
      RecordRow(#""Example Bank""#, "null"), RecordRow(#""forBase":"1.1684""#, #""forBase":1.1684"#),
    ]
}

extension SavedState {
  /// Amounts and rates of every size that can be kept.
  fileprivate static func random(using random: inout SeededGenerator) throws -> SavedState {
    let pair = CurrencyPair(base: .code("USD"), quote: .code("EUR"))
    let rates = try ["AAA", "BBB", "CCC", "USD"].shuffled(using: &random).map { code in
      try ExchangeRate.of(
        CurrencyPair(base: .code(code), quote: .euro), base: number(using: &random), quote: number(using: &random),
        date: .day("19\(Int.random(in: 10...99, using: &random))-0\(Int.random(in: 1...9, using: &random))-28"))
    }
    let amount = ExactDecimal.number("\(Int.random(in: 0...999_999_999_999, using: &random)).25")
    return try SavedState(amount: .number(amount), pair: pair, rates: rates)
  }

  /// A decimal of 1 to 38 digits, not zero, some with many zeros after the point.
  private static func number(using random: inout SeededGenerator) -> String {
    let digits = (1...Int.random(in: 1...38, using: &random)).map { _ in Int.random(in: 1...9, using: &random) }
    let text = digits.map(String.init).joined()
    let zeros = String(repeating: "0", count: Int.random(in: 0...38, using: &random))
    return Bool.random(using: &random) ? text : "0.\(zeros)\(text)"
  }
}
