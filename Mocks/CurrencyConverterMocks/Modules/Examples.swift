package import CurrencyConverter
package import Days

// The boring values that a fixture or a test takes when it does not care.

extension CurrencyCode {
  package static let yen = CurrencyCode("JPY") ?? .euro
  package static let pound = CurrencyCode("GBP") ?? .euro
}

extension CalendarDay {
  package static let ratesDay = CalendarDay("2026-04-13") ?? .first
}

extension CurrencyPair {
  package static let dollarToEuro = CurrencyPair(base: .usDollar, quote: .euro)
  package static let euroToDollar = CurrencyPair(base: .euro, quote: .usDollar)
  package static let dollarToYen = CurrencyPair(base: .usDollar, quote: .yen)
  package static let yenToEuro = CurrencyPair(base: .yen, quote: .euro)
  package static let poundToEuro = CurrencyPair(base: .pound, quote: .euro)
}

extension ExchangeRate {
  /// A rate of the pair: so much of the quote currency for `base` of the other.
  package static func of(
    _ pair: CurrencyPair, base: String = "1", quote: String = "0.5", date: CalendarDay = .ratesDay
  ) throws -> ExchangeRate {
    try ExchangeRate(
      pair: pair, base: ExactDecimal(strict: base), quote: ExactDecimal(strict: quote), date: date,
      source: "Example Bank")
  }
}

extension Currency {
  package static let examples = [
    Currency(code: .usDollar, name: "US Dollar"),
    Currency(code: .euro, name: "Euro"),
    Currency(code: .yen, name: "Yen"),
    Currency(code: .pound, name: "Pound Sterling"),
  ]
}

extension RatesSource {
  package static let example = RatesSource(name: "Example Bank", link: "https://example.org/rates")
}

extension Conversion {
  /// US dollars to euros, at the bundled figures.
  package static func example(amount: String) throws -> Conversion {
    try Conversion(
      amount: Amount(typed: amount), pair: .dollarToEuro, rate: .current(.of(.dollarToEuro, base: "1.1684", quote: "1"))
    )
  }
}
