public import EmployeeDirectory
public import SpySupport

/// Writes down what a portrait shows.
@MainActor public final class PortraitViewSpy: PortraitView, Spy {
  public enum Message: Equatable, Sendable {
    case show(PortraitDisplay)
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "view", transcript: transcript)
  }

  public func show(_ portrait: PortraitDisplay) { log.append(.show(portrait)) }
}
