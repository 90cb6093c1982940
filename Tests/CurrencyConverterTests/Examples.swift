import CurrencyConverter
import Days
import Testing

// The boring values that a test takes when it does not care.

extension CurrencyCode {
  static let yen = code("JPY")
  static let pound = code("GBP")
  static let leu = code("RON")
  static let won = code("KRW")

  static func code(_ text: String, at location: SourceLocation = #_sourceLocation) -> CurrencyCode {
    guard let code = CurrencyCode(text) else {
      Issue.record("\(text) is no currency code", sourceLocation: location)
      return .euro
    }
    return code
  }
}

extension ExactDecimal {
  static func number(_ text: String, at location: SourceLocation = #_sourceLocation) -> ExactDecimal {
    guard let number = try? ExactDecimal(strict: text) else {
      Issue.record("\(text) is no number", sourceLocation: location)
      return .zero
    }
    return number
  }
}

extension CalendarDay {
  static let ratesDay = day("2026-04-13")

  static func day(_ text: String, at location: SourceLocation = #_sourceLocation) -> CalendarDay {
    guard let day = CalendarDay(text) else {
      Issue.record("\(text) is no day", sourceLocation: location)
      return ratesDay
    }
    return day
  }
}

extension CurrencyPair {
  static let dollarToEuro = CurrencyPair(base: .usDollar, quote: .euro)
  static let euroToDollar = CurrencyPair(base: .euro, quote: .usDollar)
  static let dollarToYen = CurrencyPair(base: .usDollar, quote: .yen)
  static let yenToEuro = CurrencyPair(base: .yen, quote: .euro)
  static let poundToEuro = CurrencyPair(base: .pound, quote: .euro)
}

extension ExchangeRate {
  /// A rate of the pair: so much of the quote currency for `base` of the other.
  static func of(
    _ pair: CurrencyPair, base: String = "1", quote: String = "0.5", date: CalendarDay = .ratesDay
  ) throws -> ExchangeRate {
    try ExchangeRate(
      pair: pair, base: ExactDecimal(strict: base), quote: ExactDecimal(strict: quote), date: date,
      source: "Example Bank")
  }
}

extension Currency {
  static let examples = [
    Currency(code: .usDollar, name: "US Dollar"),
    Currency(code: .euro, name: "Euro"),
    Currency(code: .yen, name: "Yen"),
    Currency(code: .pound, name: "Pound Sterling"),
  ]
}

extension RatesSource {
  static let example = RatesSource(name: "Example Bank", link: "https://example.org/rates")
}

extension Conversion {
  /// US dollars to euros, at the bundled figures.
  static func example(amount: String) throws -> Conversion {
    try Conversion(
      amount: Amount(typed: amount), pair: .dollarToEuro, rate: .current(.of(.dollarToEuro, base: "1.1684", quote: "1"))
    )
  }
}
