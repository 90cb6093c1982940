public import Navigation
public import SpySupport

/// A screen that shows nothing and writes down when it is loaded and about to appear.
@MainActor public final class ScreenSpy: Screen, Spy {
  public enum Message: Equatable, Sendable { case load, willAppear }

  public let log: MessageLog<Message>
  public let title: String
  public var context = ScreenContext()

  public init(title: String = "Screen", transcript: Transcript? = nil) {
    self.title = title
    log = MessageLog(receiver: title, transcript: transcript)
  }

  public func load() { log.append(.load) }
  public func willAppear() { log.append(.willAppear) }
}
