internal import CurrencyConverter

/// All cents from 0.01 to 1000.00 euros, in every bundled currency, against integer arithmetic.
@MainActor struct CentsBenchmark {
  func run() async throws -> [Target] {
    let rates = BundledRates()
    var conversions = 0
    var wrong = 0
    for currency in try await rates.currencies() where currency.code != .euro {
      let rate = try await rates.rate(for: CurrencyPair(base: .euro, quote: currency.code))
      let figure = IntegerArithmetic.parts(rate.quote.text)
      let minorUnits = currency.code.minorUnits
      let divisor = 100 * IntegerArithmetic.powerOfTen(figure.fractionDigits)
      let factor = IntegerArithmetic.powerOfTen(minorUnits)

      for cents in 1...100_000 {
        let amount = try ExactDecimal(strict: IntegerArithmetic.text(cents, minorUnits: 2))
        let wanted = IntegerArithmetic.text(cents * figure.digits * factor / divisor, minorUnits: minorUnits)
        if try rate.convert(amount).text != wanted { wrong += 1 }
        conversions += 1
      }
    }
    return [
      Target(
        name: "all cents, wrong results", measured: Double(wrong), bound: .atMost(0), unit: "of \(conversions)",
        detail: "0.01…1000.00 EUR in 29 currencies")
    ]
  }
}
