public import CurrencyConverter
public import SpySupport

/// Writes down what the screen forwards.
@MainActor public final class AboutPresentationSpy: AboutPresentation, Spy {
  public enum Message: Equatable, Sendable {
    case start
    case openSource
    case close
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "presenter", transcript: transcript)
  }

  public func start() { log.append(.start) }
  public func openSource() { log.append(.openSource) }
  public func close() { log.append(.close) }
}
