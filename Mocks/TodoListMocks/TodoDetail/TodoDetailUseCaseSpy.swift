public import SpySupport
public import TodoList

/// Writes down what the detail's interactor is asked.
@MainActor public final class TodoDetailUseCaseSpy: TodoDetailUseCase, Spy {
  public enum Message: Equatable, Sendable { case load, toggle, delete }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "useCase", transcript: transcript)
  }

  public func load() { log.append(.load) }
  public func toggle() { log.append(.toggle) }
  public func delete() { log.append(.delete) }
}
