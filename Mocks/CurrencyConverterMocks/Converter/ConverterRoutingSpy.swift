public import CurrencyConverter
public import Navigation
public import SpySupport

/// Writes down where the presenter wants to go.
@MainActor public final class ConverterRoutingSpy: ConverterRouting, Spy {
  public enum Message: Equatable, Sendable {
    case openAbout
  }

  public let log: MessageLog<Message>

  /// The error that the request ends with; `nil` lets it succeed.
  public var refusal: NavigationError?

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "router", transcript: transcript)
  }

  public func openAbout() throws(NavigationError) {
    log.append(.openAbout)
    if let refusal { throw refusal }
  }
}
