public import SpySupport
public import TaskPlanner

/// Writes down what the interactor answers.
@MainActor public final class AddTaskUseCaseOutputSpy: AddTaskUseCaseOutput, Spy {
  public enum Message: Equatable, Sendable {
    case refused(AddTaskRefusal)
    case began
    case saved
    case occurred(AppError)
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "output", transcript: transcript)
  }

  public func refused(_ refusal: AddTaskRefusal) { log.append(.refused(refusal)) }
  public func began() { log.append(.began) }
  public func saved() { log.append(.saved) }
  public func occurred(_ error: AppError) { log.append(.occurred(error)) }
}
