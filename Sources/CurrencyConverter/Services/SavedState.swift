/// What the converter keeps from one run to the next.
public struct SavedState: Hashable, Sendable {
  public let amount: Amount
  public let pair: CurrencyPair

  /// The last good rate of every pair that was asked for.
  public let rates: [CurrencyPair: ExchangeRate]

  /// - Throws: ``SavedStateError/damaged`` for an amount that the amount field could not hold.
  public init(
    amount: Amount, pair: CurrencyPair, rates: [CurrencyPair: ExchangeRate]
  ) throws(SavedStateError) {
    guard amount.fits(pair.base) else { throw .damaged }
    self.amount = amount
    self.pair = pair
    self.rates = rates
  }
}
