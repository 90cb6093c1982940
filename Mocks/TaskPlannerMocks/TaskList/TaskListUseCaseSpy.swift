public import SpySupport
public import TaskPlanner

/// Writes down what the presenter asks for; the test answers in its place.
@MainActor public final class TaskListUseCaseSpy: TaskListUseCase, Spy {
  public enum Message: Equatable, Sendable {
    case findTasks
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "useCase", transcript: transcript)
  }

  public func findTasks() { log.append(.findTasks) }
}
