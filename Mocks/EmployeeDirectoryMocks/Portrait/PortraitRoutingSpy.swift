public import EmployeeDirectory
public import SpySupport

/// Has nothing to write down: a portrait leads nowhere, and its routing protocol is empty.
@MainActor public final class PortraitRoutingSpy: PortraitRouting, Spy {
  public enum Message: Equatable, Sendable {}

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "router", transcript: transcript)
  }

}
