public import Navigation
public import SpySupport

/// Writes down which screens became visible.
@MainActor public final class NavigationObserverSpy: NavigationObserver, Spy {
  public enum Message: Equatable, Sendable { case navigationDidShow(title: String, animated: Bool) }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "observer", transcript: transcript)
  }

  public func navigationDidShow(_ screen: any Screen, animated: Bool) {
    log.append(.navigationDidShow(title: screen.title, animated: animated))
  }
}
