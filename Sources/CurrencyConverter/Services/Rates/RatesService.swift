/// Gives currencies and exchange rates.
@MainActor public protocol RatesService {
  /// Who publishes the rates.
  var source: RatesSource { get }

  /// The currencies that can be converted, in any order.
  func currencies() async throws(RatesError) -> [Currency]

  /// The exchange rate of exactly this pair.
  func rate(for pair: CurrencyPair) async throws(RatesError) -> ExchangeRate
}
