public import CurrencyConverter
public import SpySupport

/// Writes down what About shows.
@MainActor public final class AboutViewSpy: AboutView, Spy {
  public enum Message: Equatable, Sendable {
    case showSource(name: String, link: String)
    case showRefusal(String)
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "view", transcript: transcript)
  }

  public func showSource(name: String, link: String) { log.append(.showSource(name: name, link: link)) }
  public func showRefusal(_ text: String) { log.append(.showRefusal(text)) }
}
