/// An amount, a pair, and the rate by which the one becomes the other.
public struct Conversion: Hashable, Sendable {
  /// What a first start shows.
  public static let initial = Conversion(
    amount: .number(ExactDecimal(100)), pair: CurrencyPair(base: .usDollar, quote: .euro), rate: .none)

  public let amount: Amount
  public let pair: CurrencyPair
  public let rate: KnownRate

  public init(amount: Amount, pair: CurrencyPair, rate: KnownRate) {
    self.amount = amount
    self.pair = pair
    self.rate = rate
  }

  /// The amount in the other currency; `nil` while no rate is known.
  public func result() throws(ExchangeRate.ConversionError) -> ExactDecimal? {
    try rate.rate?.convert(amount.value)
  }

  /// The same pair and rate with another amount.
  public func with(_ amount: Amount) -> Conversion {
    Conversion(amount: amount, pair: pair, rate: rate)
  }

  /// The same amount, cut to the new base currency's minor units, with another pair and its rate.
  public func with(_ pair: CurrencyPair, _ rate: KnownRate) -> Conversion {
    Conversion(amount: amount.cut(toFractionDigits: pair.base.minorUnits), pair: pair, rate: rate)
  }
}
