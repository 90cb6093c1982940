/// What the converter keeps from one run to the next.
public struct SavedState: Hashable, Sendable {
  public let amount: Amount
  public let pair: CurrencyPair

  /// The last good rate of every pair that was asked for.
  public let rates: [CurrencyPair: ExchangeRate]

  /// - Parameter rates: one for each pair; of several for one pair the last.
  /// - Throws: ``SavedStateError/damaged`` for an amount that the amount field could not hold.
  public init(
    amount: Amount, pair: CurrencyPair, rates: some Sequence<ExchangeRate>
  ) throws(SavedStateError) {
    guard amount.fits(pair.base) else { throw .damaged }
    self.amount = amount
    self.pair = pair
    self.rates = Dictionary(rates.map { ($0.pair, $0) }) { _, last in last }
  }
}
