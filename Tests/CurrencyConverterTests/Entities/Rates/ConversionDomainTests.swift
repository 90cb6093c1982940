import CurrencyConverter
import CurrencyConverterMocks
import TestSupport
import Testing

/// Small domains whole, and large ones at random, against computations that share nothing with the code.
@Suite struct `Conversion against independent computations` {
  @Test(arguments: try Snapshot.load().rates.keys.sorted())
  func `whole amounts, from the euro and back`(_ letters: String) async throws {
    let snapshot = try Snapshot.load()
    let code = CurrencyCode.code(letters)
    let perEuro = try #require(snapshot.rates[letters])
    let fromEuro = try await BundledRates().rate(for: CurrencyPair(base: .euro, quote: code))
    let toEuro = try await BundledRates().rate(for: CurrencyPair(base: code, quote: .euro))

    // The same in integers: the rate as digits over a power of ten.
    let digits = try #require(Int(perEuro.filter { $0 != "." }))
    let scale = Self.powerOfTen(perEuro.split(separator: ".").dropFirst().first?.count ?? 0)
    let minor = Self.powerOfTen(code.minorUnits)

    for amount in 1...Rounds.count(200, thorough: 1000) {
      let there = Self.text(amount * digits * minor / scale, over: minor)
      let back = Self.text(amount * scale * 100 / digits, over: 100)
      try #require(try fromEuro.convert(ExactDecimal(UInt32(amount))).text == there, "\(amount) EUR")
      try #require(try toEuro.convert(ExactDecimal(UInt32(amount))).text == back, "\(amount) \(letters)")
    }
  }

  @Test func `random conversions agree with long multiplication and division by hand`() throws {
    var random = SeededGenerator(seed: 256)
    var exact = 0
    let rounds = Rounds.count(250, thorough: 1_000)
    for _ in 0..<rounds {
      let amount = WrittenNumber.random(digits: 1...29, using: &random)
      let base = WrittenNumber.random(digits: 1...38, using: &random)
      let quote = WrittenNumber.random(digits: 1...38, using: &random)
      let rate = try ExchangeRate.of(.dollarToEuro, base: base.text, quote: quote.text)

      let wanted = WrittenNumber.cut(amount, times: quote, over: base, toFractionDigits: 2)
      let result = try? rate.convert(.number(amount.text)).text

      let fits = wanted.filter { $0 != "." }.drop { $0 == "0" }.count <= 36
      if fits { exact += 1 }
      try #require(result == wanted || (result == nil && !fits), "\(amount.text) × \(quote.text) ÷ \(base.text)")
    }
    #expect(exact * 5 > rounds * 2, "enough of the sample must be conversions that succeed")
  }

  private static func powerOfTen(_ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// An integer number of minor units, written with a point and without zeros at the end.
  private static func text(_ units: Int, over minor: Int) -> String {
    var fraction = minor == 1 ? "" : String(String(minor + units % minor).dropFirst())
    while fraction.last == "0" { fraction.removeLast() }
    return fraction.isEmpty ? "\(units / minor)" : "\(units / minor).\(fraction)"
  }
}

struct Snapshot: Decodable {
  let base: String
  let date: String
  let rates: [String: String]

  static func load() throws -> Snapshot { try fixtures.json("ecb_snapshot_2026-04-13.json") }
}
