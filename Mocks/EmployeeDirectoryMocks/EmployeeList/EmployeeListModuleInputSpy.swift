public import EmployeeDirectory
public import SpySupport

/// Has nothing to write down: nobody tells the list anything, and its input protocol is empty.
@MainActor public final class EmployeeListModuleInputSpy: EmployeeListModuleInput, Spy {
  public enum Message: Equatable, Sendable {}

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "input", transcript: transcript)
  }

}
