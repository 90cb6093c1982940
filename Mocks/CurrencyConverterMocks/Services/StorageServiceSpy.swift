public import CurrencyConverter
public import SpySupport

/// Writes down what is saved, and loads what the test says.
@MainActor public final class StorageServiceSpy: StorageService, Spy {
  public enum Message: Equatable, Sendable {
    case load
    case save(SavedState)
  }

  public let log: MessageLog<Message>

  private let loaded: @MainActor () -> Result<SavedState?, SavedStateError>
  private let saveAnswers: HeldAnswers<Void, SavedStateError>?

  /// - Parameter saveAnswers: holds back the answer to every save; `nil` for saves that succeed at once.
  public init(
    loaded: @escaping @MainActor () -> Result<SavedState?, SavedStateError>,
    saveAnswers: HeldAnswers<Void, SavedStateError>? = nil,
    transcript: Transcript? = nil
  ) {
    self.loaded = loaded
    self.saveAnswers = saveAnswers
    log = MessageLog(receiver: "storage", transcript: transcript)
  }

  public func load() throws(SavedStateError) -> SavedState? {
    log.append(.load)
    return try loaded().get()
  }

  public func save(_ state: SavedState) async throws(SavedStateError) {
    log.append(.save(state))
    try await saveAnswers?.ask()
  }
}
