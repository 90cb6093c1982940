public import SpySupport
public import TaskPlanner

/// Writes down what the presenter asks for; the test answers in its place.
@MainActor public final class AddTaskUseCaseSpy: AddTaskUseCase, Spy {
  public enum Message: Equatable, Sendable {
    case save(title: String, due: String)
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "useCase", transcript: transcript)
  }

  public func save(title: String, due: String) { log.append(.save(title: title, due: due)) }
}
