public import SpySupport
public import TodoList

/// Writes down what the list's screen reports.
@MainActor public final class TodoListPresentationSpy: TodoListPresentation, Spy {
  public enum Message: Equatable, Sendable {
    case willAppear
    case add(title: String)
    case select(TodoID)
    case delete(TodoID)
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "presenter", transcript: transcript)
  }

  public func willAppear() { log.append(.willAppear) }
  public func add(title: String) { log.append(.add(title: title)) }
  public func select(_ id: TodoID) { log.append(.select(id)) }
  public func delete(_ id: TodoID) { log.append(.delete(id)) }
}
