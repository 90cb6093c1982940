import CurrencyConverter
import CurrencyConverterMocks
import Foundation
import Testing

@Suite struct `Bodies of a Frankfurter server` {
  @Test func `a rate is read exactly, with its date`() throws {
    let rate = try read(#"{"amount":1.0,"base":"USD","date":"2026-04-13","rates":{"PHP":46.211}}"#)

    #expect(rate == (try ExchangeRate.of(Self.pair, quote: "46.211")))
  }

  @Test(arguments: [
    ("0.0000497957", "0.0000497957"), ("4.97957e-05", "0.0000497957"), ("1e3", "1000"), ("5.0920", "5.092"),
    ("12345678901234567.890123456789", "12345678901234567.890123456789"),
  ])
  func `every way to write a number gives the same digits`(_ written: String, _ digits: String) throws {
    #expect(try read(Self.body(rate: written)).quote.text == digits)
  }

  @Test func `the amount is what the rates are for, and extra keys are ignored`() throws {
    let body = #"{"amount":100,"base":"USD","date":"2026-04-13","rates":{"PHP":4621.1,"EUR":85.6},"note":[1,null]}"#

    #expect(try read(body).convert(.number("1")).text == "46.21")
  }

  @Test(arguments: [
    "", "{", "[]", "null", "46.211", "<html>502</html>", #"{"message":"not found"}"#, #"{"rates":{"PHP":1}}"#, "\u{0}",
  ])
  func `fault 7: malformed, empty or differently shaped JSON is a typed error`(_ body: String) {
    #expect(throws: RatesError.malformed) { try read(body) }
    #expect(throws: RatesError.malformed) { try FrankfurterPayload.currencies(in: Data(body.utf8)) }
  }

  @Test(arguments: [
    #"{"base":"USD","date":"2026-04-13","rates":{}}"#, #"{"base":"USD","date":"2026-04-13","rates":{"EUR":1.5}}"#,
    #"{"base":"USD","date":"2026-04-13"}"#,
  ])
  func `fault 4: a missing rate is a typed error`(_ body: String) {
    #expect(throws: RatesError.malformed) { try read(body) }
  }

  @Test(arguments: [
    "null", #""46.211""#, "true", "NaN", "01", "1e400", "1e-400", "{}", "[1]", "Infinity", "+1", ".5", "1.",
  ])
  func `what is no number is a typed error`(_ rate: String) {
    #expect(throws: RatesError.malformed) { try read(Self.body(rate: rate)) }
  }

  @Test(arguments: ["0", "-1", "-0", "0.000", "1e40", "-46.211"])
  func `a number that is no rate is a typed error`(_ rate: String) {
    #expect(throws: RatesError.unusable) { try read(Self.body(rate: rate)) }
  }

  @Test(arguments: [
    "0.456789012345678901234567890123456789012345678", "1.00000000000000000000000000000000000000049",
    "100000000000000000000000000000000000000", "1.00000000000000000000000000000000000000e2",
  ])
  func `a number of more than 38 digits is a typed error, not a rounded rate`(_ rate: String) {
    #expect(throws: RatesError.unusable) { try read(Self.body(rate: rate)) }
  }

  @Test func `so is a longer number under a key that nobody asked for`() {
    let body = #"{"base":"USD","date":"2026-04-13","rates":{"PHP":1},"note":0.\#(String(repeating: "7", count: 39))}"#

    #expect(throws: RatesError.unusable) { try read(body) }
  }

  @Test(arguments: ["", "  ", "\\u001b[2J Euro", "Euro\\n"]) func `a name that cannot be shown gives way to the code`(
    _ name: String
  ) throws {
    let currencies = try FrankfurterPayload.currencies(in: Data(#"{"EUR":"\#(name)"}"#.utf8))

    #expect(currencies == [Currency(code: .euro, name: "EUR")])
  }

  @Test func `digits in strings, and of several numbers, do not add up`() throws {
    let digits = String(repeating: "7", count: 30)
    let note = #""\"\#(digits)\#(digits)""#
    let body = #"{"note":\#(note),"base":"USD","date":"2026-04-13","rates":{"EUR":\#(digits),"PHP":\#(digits)}}"#

    #expect(try read(body).quote.text == digits)
  }

  @Test(arguments: [
    #"{"base":"EUR","date":"2026-04-13","rates":{"PHP":1}}"#, #"{"base":"USD","date":"yesterday","rates":{"PHP":1}}"#,
    #"{"base":"USD","date":20260413,"rates":{"PHP":1}}"#,
  ])
  func `another pair or no date is a typed error`(_ body: String) {
    #expect(throws: RatesError.malformed) { try read(body) }
  }

  @Test func `currencies are read by code, and what is no code is left out`() throws {
    let body = #"{"EUR":"Euro","USD":"US Dollar","euro":"?"}"#

    let currencies = try FrankfurterPayload.currencies(in: Data(body.utf8))

    #expect(Set(currencies) == [Currency(code: .euro, name: "Euro"), Currency(code: .usDollar, name: "US Dollar")])
  }

  private static let pair = CurrencyPair(base: .usDollar, quote: .code("PHP"))

  private static func body(rate: String) -> String {
    #"{"base":"USD","date":"2026-04-13","rates":{"PHP":\#(rate)}}"#
  }

  private func read(_ body: String) throws -> ExchangeRate {
    try FrankfurterPayload.rate(of: Self.pair, in: Data(body.utf8), source: "Example Bank")
  }
}
