public import SpySupport
public import TodoList

/// Writes down what the list's interactor is asked.
@MainActor public final class TodoListUseCaseSpy: TodoListUseCase, Spy {
  public enum Message: Equatable, Sendable {
    case fetch
    case fetchOne(TodoID)
    case add(title: String)
    case delete(TodoID)
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "useCase", transcript: transcript)
  }

  public func fetch() { log.append(.fetch) }
  public func fetch(_ id: TodoID) { log.append(.fetchOne(id)) }
  public func add(title: String) { log.append(.add(title: title)) }
  public func delete(_ id: TodoID) { log.append(.delete(id)) }
}
