public import SpySupport
public import TaskPlanner

/// Writes down what the screen forwards, and what it is told of a new task.
@MainActor public final class TaskListPresentationSpy: TaskListPresentation, Spy {
  public enum Message: Equatable, Sendable {
    case updateView
    case addTask
    case didAddTask
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "presenter", transcript: transcript)
  }

  public func updateView() { log.append(.updateView) }
  public func addTask() { log.append(.addTask) }
  public func didAddTask() { log.append(.didAddTask) }
}
