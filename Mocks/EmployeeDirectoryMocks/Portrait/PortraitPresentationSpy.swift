public import EmployeeDirectory
public import SpySupport

/// Writes down what the tile tells.
@MainActor public final class PortraitPresentationSpy: PortraitPresentation, Spy {
  public enum Message: Equatable, Sendable {
    case start
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "presenter", transcript: transcript)
  }

  public func start() { log.append(.start) }
}
