public import Days

/// How much of one currency another is worth, kept as two numbers so that nothing is rounded before the end.
public struct ExchangeRate: Hashable, Sendable {
  /// Why an exchange rate cannot be used.
  public enum RateError: Error, Equatable, Sendable {
    /// One of the two numbers is zero.
    case notPositive
  }

  /// Why an amount cannot be converted.
  public enum ConversionError: Error, Equatable, Sendable {
    /// The result has more digits than can be kept exactly.
    case tooLarge
  }

  public let pair: CurrencyPair

  /// So much of the base currency …
  public let base: ExactDecimal

  /// … is worth so much of the quote currency.
  public let quote: ExactDecimal

  public let date: CalendarDay

  /// Who publishes the rate.
  public let source: String

  public init(
    pair: CurrencyPair, base: ExactDecimal, quote: ExactDecimal, date: CalendarDay, source: String
  ) throws(RateError) {
    guard base != .zero, quote != .zero else { throw .notPositive }
    self.pair = pair
    self.base = base
    self.quote = quote
    self.date = date
    self.source = source
  }
}
