public import SpySupport
public import TaskPlanner

/// Writes down what the interactor answers.
@MainActor public final class TaskListUseCaseOutputSpy: TaskListUseCaseOutput, Spy {
  public enum Message: Equatable, Sendable {
    case found(Agenda)
    case occurred(AppError)
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "output", transcript: transcript)
  }

  public func found(_ agenda: Agenda) { log.append(.found(agenda)) }
  public func occurred(_ error: AppError) { log.append(.occurred(error)) }
}
