/// What the converter keeps from one run to the next.
public struct SavedState: Hashable, Sendable {
  public var amount: Amount
  public var pair: CurrencyPair

  /// The last good rate of every pair that was asked for.
  public var rates: [CurrencyPair: ExchangeRate]

  public init(amount: Amount, pair: CurrencyPair, rates: [CurrencyPair: ExchangeRate]) {
    self.amount = amount
    self.pair = pair
    self.rates = rates
  }
}
