/// Keeps todos for as long as the program runs.
///
/// - Owned by: ``TodoServices``, and by every interactor that was handed it.
@MainActor public final class InMemoryTodos {
  private var kept: TodoCollection

  /// - Parameter todos: what is there at first; of two with one id the first counts.
  public init(_ todos: [Todo] = []) {
    kept = TodoCollection(todos)
  }
}

extension InMemoryTodos: TodoStore {
  public func todos() throws(TodoStoreError) -> [Todo] { kept.all }
  public func todo(_ id: TodoID) throws(TodoStoreError) -> Todo { try kept.todo(id) }
  public func add(_ todo: Todo) throws(TodoStoreError) { try kept.add(todo) }
  public func update(_ todo: Todo) throws(TodoStoreError) { try kept.update(todo) }
  public func delete(_ id: TodoID) throws(TodoStoreError) { try kept.delete(id) }
}
