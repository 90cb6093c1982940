public import SpySupport
public import TaskPlanner

/// Writes down what the list shows.
@MainActor public final class TaskListViewSpy: TaskListView, Spy {
  public enum Message: Equatable, Sendable {
    case showTasks(TaskListDisplay)
    case showErrorMessage(String)
    case showBusy(Bool)
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "view", transcript: transcript)
  }

  public func show(tasks: TaskListDisplay) { log.append(.showTasks(tasks)) }
  public func show(errorMessage: String) { log.append(.showErrorMessage(errorMessage)) }
  public func show(isBusy: Bool) { log.append(.showBusy(isBusy)) }
}
