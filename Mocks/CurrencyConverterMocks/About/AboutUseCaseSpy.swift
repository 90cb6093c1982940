public import CurrencyConverter
public import SpySupport

/// Writes down what the presenter asks for; the test answers in its place.
@MainActor public final class AboutUseCaseSpy: AboutUseCase, Spy {
  public enum Message: Equatable, Sendable {
    case loadSource
    case openSource
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "useCase", transcript: transcript)
  }

  public func loadSource() { log.append(.loadSource) }
  public func openSource() { log.append(.openSource) }
}
