public import SpySupport
public import TaskPlanner

/// Writes down what it is told of a new task.
@MainActor public final class AddTaskDelegateSpy: AddTaskDelegate, Spy {
  public enum Message: Equatable, Sendable {
    case didAddTask
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "delegate", transcript: transcript)
  }

  public func didAddTask() { log.append(.didAddTask) }
}
