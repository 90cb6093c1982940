public import SpySupport
public import TaskPlanner

/// Writes down what a new task shows.
@MainActor public final class AddTaskViewSpy: AddTaskView, Spy {
  public enum Message: Equatable, Sendable {
    case showErrorMessage(String)
    case showSaving(Bool)
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "view", transcript: transcript)
  }

  public func show(errorMessage: String) { log.append(.showErrorMessage(errorMessage)) }
  public func show(isSaving: Bool) { log.append(.showSaving(isSaving)) }
}
