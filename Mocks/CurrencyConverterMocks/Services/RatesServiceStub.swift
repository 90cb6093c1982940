public import CurrencyConverter

/// Answers at once, as the test says.
@MainActor public final class RatesServiceStub: RatesService {
  public let source: RatesSource

  private let currencyAnswer: @MainActor () -> Result<[Currency], RatesError>
  private let rateAnswer: @MainActor (CurrencyPair) -> Result<ExchangeRate, RatesError>

  public init(
    source: RatesSource,
    currencies: @escaping @MainActor () -> Result<[Currency], RatesError>,
    rate: @escaping @MainActor (CurrencyPair) -> Result<ExchangeRate, RatesError>
  ) {
    self.source = source
    currencyAnswer = currencies
    rateAnswer = rate
  }

  public func currencies() async throws(RatesError) -> [Currency] {
    try currencyAnswer().get()
  }

  public func rate(for pair: CurrencyPair) async throws(RatesError) -> ExchangeRate {
    try rateAnswer(pair).get()
  }
}
