public import SpySupport
public import TodoList

/// Writes down what the store is asked, and does it, or refuses as the test says.
@MainActor public final class TodoStoreSpy: TodoStore, Spy {
  public enum Message: Equatable, Sendable {
    case todos
    case todo(TodoID)
    case add(Todo)
    case update(Todo)
    case delete(TodoID)
  }

  public let log: MessageLog<Message>

  /// The error that every call ends with; `nil` hands it to the store behind.
  public var refusal: TodoStoreError?

  private let store: any TodoStore

  /// - Parameter store: works behind the spy.
  public init(store: any TodoStore, transcript: Transcript? = nil) {
    self.store = store
    log = MessageLog(receiver: "store", transcript: transcript)
  }

  public func todos() throws(TodoStoreError) -> [Todo] {
    try answer(.todos)
    return try store.todos()
  }

  public func todo(_ id: TodoID) throws(TodoStoreError) -> Todo {
    try answer(.todo(id))
    return try store.todo(id)
  }

  public func add(_ todo: Todo) throws(TodoStoreError) {
    try answer(.add(todo))
    try store.add(todo)
  }

  public func update(_ todo: Todo) throws(TodoStoreError) {
    try answer(.update(todo))
    try store.update(todo)
  }

  public func delete(_ id: TodoID) throws(TodoStoreError) {
    try answer(.delete(id))
    try store.delete(id)
  }

  private func answer(_ message: Message) throws(TodoStoreError) {
    log.append(message)
    if let refusal { throw refusal }
  }
}
