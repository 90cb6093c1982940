public import Navigation
public import SpySupport

/// Writes down which screens said that they have changed.
@MainActor public final class ScreenObserverSpy: ScreenObserver, Spy {
  public enum Message: Equatable, Sendable { case screenDidChange(ObjectIdentifier) }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "observer", transcript: transcript)
  }

  public func screenDidChange(_ screen: any Screen) {
    log.append(.screenDidChange(ObjectIdentifier(screen)))
  }
}
