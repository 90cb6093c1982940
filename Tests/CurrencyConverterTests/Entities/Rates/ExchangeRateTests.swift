import CurrencyConverter
import CurrencyConverterMocks
import TestSupport
import Testing

@Suite struct `Exchange rates` {
  @Test(arguments: [
    ("100", "0.29", "29"), ("10", "5.092", "50.92"), ("0.1", "0.2", "0.02"), ("0", "46.211", "0"), ("100", "0.8", "80"),
  ])
  func `fault 5: arithmetic is exact where binary floating point is not`(
    _ amount: String, _ rate: String, _ result: String
  ) throws {
    #expect(try ExchangeRate.of(.dollarToEuro, quote: rate).convert(.number(amount)).text == result)
  }

  @Test(arguments: try RoundingRow.all) func `a result is cut once, at the minor units`(_ row: RoundingRow) throws {
    let results = try ["EUR", "JPY", "KWD"].map { code in
      try ExchangeRate.of(CurrencyPair(base: .usDollar, quote: .code(code)), quote: row.rate)
        .convert(.number(row.amount)).text
    }

    #expect(results == [row.down2, row.down0, row.down3])
  }

  @Test func `of all rounding modes, toward zero is the one`() throws {
    let codes = ["0": "JPY", "2": "EUR", "3": "KWD"]
    let rows = try fixtures.csv("rounding_modes.csv").filter { $0["value"]?.hasPrefix("-") == false }
    #expect(rows.count == 26)

    for row in rows {
      let code = try #require(codes[row["digits", default: ""]])
      let rate = try ExchangeRate.of(CurrencyPair(base: .usDollar, quote: .code(code)), quote: "1")
      #expect(try rate.convert(.number(row["value", default: ""])).text == row["down(toward zero)"], "\(row)")
    }
  }

  @Test func `the rate is never rounded first`() throws {
    let rate = try ExchangeRate.of(.poundToEuro, base: "0.87058", quote: "1")

    #expect(try rate.convert(.number("870.58")).text == "1000")
  }

  @Test(arguments: try CrossRateRow.all) func `a rate reads with six digits, nearest, in plain notation`(
    _ row: CrossRateRow
  ) async throws {
    let rate = try await BundledRates().rate(for: row.pair)

    #expect(rate.text == row.wanted)
  }

  @Test(arguments: try CrossRateRow.all) func `a rate of 38 digits reads the same`(_ row: CrossRateRow) throws {
    #expect(try ExchangeRate.of(row.pair, quote: row.exact38).text == row.wanted)
  }

  @Test(arguments: [
    ("1", "20082.05", "20082.1"), ("1", "1", "1"), ("3", "2", "0.666667"), ("8", "1", "0.125"),
    ("1", "1234567", "1234570"),
    ("1", "99999.95", "100000"), ("1", "999999.4", "999999"), ("1", "999999.5", "1000000"), ("7", "0.0007", "0.0001"),
    ("0.000001", "1000000", "1000000000000"),
    ("99999999999999999999999999999999999999", "1", "0.00000000000000000000000000000000000001"),
    ("1", "99999999999999999999999999999999999999", "100000000000000000000000000000000000000"),
  ])
  func `ties go away from zero, and zeros at the end go`(_ base: String, _ quote: String, _ shown: String) throws {
    let rate = try ExchangeRate.of(.dollarToEuro, base: base, quote: quote)

    #expect(rate.text == "1 USD = \(shown) EUR")
  }

  @Test func `a rate of zero is refused`() {
    #expect(throws: ExchangeRate.RateError.notPositive) { try ExchangeRate.of(.dollarToEuro, base: "0") }
    #expect(throws: ExchangeRate.RateError.notPositive) { try ExchangeRate.of(.dollarToEuro, quote: "0.00") }
  }

  @Test(arguments: [
    ("1", "99999999999999999999999999999999999999", "99999999999999999999"),
    ("0.00000000000000000000000000000000000001", "1", "1"),
    (
      "0.000000000000000000000000000000000000000000000000001", "99999999999999999999999999999999999999",
      "99999999999999999999999999999999999999"
    ),
  ])
  func `a result of too many digits is an error, never a wrong digit`(_ base: String, _ quote: String, _ amount: String)
    throws
  {
    let rate = try ExchangeRate.of(.dollarToEuro, base: base, quote: quote)

    #expect(throws: ExchangeRate.ConversionError.tooLarge) { try rate.convert(.number(amount)) }
  }

  @Test func `the largest result has 38 digits, though 39 would fit the machine`() throws {
    let rate = try ExchangeRate.of(.dollarToYen, quote: "1" + String(repeating: "0", count: 37))

    #expect(try rate.convert(.number("9")).text == "9" + String(repeating: "0", count: 37))
    #expect(throws: ExchangeRate.ConversionError.tooLarge) { try rate.convert(.number("10")) }
  }

  @Test func `twenty integer and nine fraction digits are converted exactly`() throws {
    let rate = try ExchangeRate.of(.dollarToEuro, base: "3", quote: "3")

    #expect(try rate.convert(.number("12345678901234567890.129456789")).text == "12345678901234567890.12")
  }
}

struct RoundingRow: Decodable, Sendable, CustomTestStringConvertible {
  let amount: String
  let rate: String
  let down2: String
  let down0: String
  let down3: String

  var testDescription: String { "\(amount) × \(rate)" }

  static var all: [RoundingRow] { get throws { try fixtures.json("rounding_truth.json") } }
}

struct CrossRateRow: Sendable, CustomTestStringConvertible {
  let pair: CurrencyPair
  let exact38: String
  let wanted: String

  var testDescription: String { "\(pair.base) → \(pair.quote)" }

  static var all: [CrossRateRow] {
    get throws {
      try fixtures.csv("cross_rates_ecb.csv").map { row in
        CrossRateRow(
          pair: CurrencyPair(base: .code(row["from", default: ""]), quote: .code(row["to", default: ""])),
          exact38: row["exact38", default: ""], wanted: row["wantRateText", default: ""])
      }
    }
  }
}
