public import EmployeeDirectory
public import SpySupport

/// Has nothing to write down: the list leads to no screen, and its routing protocol is empty.
@MainActor public final class EmployeeListRoutingSpy: EmployeeListRouting, Spy {
  public enum Message: Equatable, Sendable {}

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "router", transcript: transcript)
  }

}
