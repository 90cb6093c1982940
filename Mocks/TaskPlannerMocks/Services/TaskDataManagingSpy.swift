public import SpySupport
public import TaskPlanner

/// Writes down what is asked of the tasks, and holds every answer back until the test gives it.
@MainActor public final class TaskDataManagingSpy: TaskDataManaging, Spy {
  public enum Message: Equatable, Sendable {
    case tasks
    case save(TaskItem)
  }

  public let log: MessageLog<Message>
  public let taskAnswers = HeldCompletions<Result<[TaskItem], AppError>>()
  public let saveAnswers = HeldCompletions<Result<Void, AppError>>()

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "dataManager", transcript: transcript)
  }

  public func tasks(completion: @escaping @MainActor (Result<[TaskItem], AppError>) -> Void) {
    log.append(.tasks)
    taskAnswers.ask(completion)
  }

  public func save(_ task: TaskItem, completion: @escaping @MainActor (Result<Void, AppError>) -> Void) {
    log.append(.save(task))
    saveAnswers.ask(completion)
  }
}
