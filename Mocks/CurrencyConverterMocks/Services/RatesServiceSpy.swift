public import CurrencyConverter
public import SpySupport

/// Writes down what is asked of the rates, and holds every answer back until the test gives it.
@MainActor public final class RatesServiceSpy: RatesService, Spy {
  public enum Message: Equatable, Sendable {
    case currencies
    case rate(CurrencyPair)
  }

  public let log: MessageLog<Message>
  public let source: RatesSource
  public let currencyAnswers: HeldAnswers<[Currency], RatesError>
  public let rateAnswers: HeldAnswers<ExchangeRate, RatesError>

  /// - Parameter cancellation: how a cancelled question ends; `nil` for a service that does not listen to cancellation.
  public init(
    source: RatesSource, cancellation: RatesError? = .cancelled, transcript: Transcript? = nil
  ) {
    self.source = source
    log = MessageLog(receiver: "rates", transcript: transcript)
    currencyAnswers = HeldAnswers(cancellation: cancellation)
    rateAnswers = HeldAnswers(cancellation: cancellation)
  }

  public func currencies() async throws(RatesError) -> [Currency] {
    log.append(.currencies)
    return try await currencyAnswers.ask()
  }

  public func rate(for pair: CurrencyPair) async throws(RatesError) -> ExchangeRate {
    log.append(.rate(pair))
    return try await rateAnswers.ask()
  }
}
