public import CurrencyConverter
public import SpySupport

/// Writes down what is remembered, and restores what the test says.
@MainActor public final class CurrencyServiceSpy: CurrencyService, Spy {
  public enum Message: Equatable, Sendable {
    case restore
    case storedRate(CurrencyPair)
    case remember(Conversion)
    case save
  }

  public let log: MessageLog<Message>

  private let restored: @MainActor () -> RestoredConversion
  private let storedRate: @MainActor (CurrencyPair) -> ExchangeRate?
  private let saveAnswers: HeldAnswers<Void, SavedStateError>?

  /// - Parameter saveAnswers: holds back the answer to every save; `nil` for saves that succeed at once.
  public init(
    restored: @escaping @MainActor () -> RestoredConversion,
    storedRate: @escaping @MainActor (CurrencyPair) -> ExchangeRate?,
    saveAnswers: HeldAnswers<Void, SavedStateError>? = nil,
    transcript: Transcript? = nil
  ) {
    self.restored = restored
    self.storedRate = storedRate
    self.saveAnswers = saveAnswers
    log = MessageLog(receiver: "currencies", transcript: transcript)
  }

  public func restore() -> RestoredConversion {
    log.append(.restore)
    return restored()
  }

  public func storedRate(for pair: CurrencyPair) -> ExchangeRate? {
    log.append(.storedRate(pair))
    return storedRate(pair)
  }

  public func remember(_ conversion: Conversion) {
    log.append(.remember(conversion))
  }

  public func save() async throws(SavedStateError) {
    log.append(.save)
    try await saveAnswers?.ask()
  }
}
