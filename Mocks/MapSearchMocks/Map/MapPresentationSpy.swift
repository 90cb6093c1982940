public import MapSearch
public import SpySupport

/// Writes down what the screen forwards.
@MainActor public final class MapPresentationSpy: MapPresentation, Spy {
  public enum Message: Equatable, Sendable {
    case start
    case search(String)
    case retry
    case dismissAlert
    case clear
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "presenter", transcript: transcript)
  }

  public func start() { log.append(.start) }
  public func search(for text: String) { log.append(.search(text)) }
  public func retry() { log.append(.retry) }
  public func dismissAlert() { log.append(.dismissAlert) }
  public func clear() { log.append(.clear) }
}
