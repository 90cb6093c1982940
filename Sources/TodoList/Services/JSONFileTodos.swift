public import FileStorage
public import Foundation

/// Keeps todos in a JSON file, which is read once and replaced at every change.
///
/// - Owned by: ``TodoServices``, and by every interactor that was handed it.
@MainActor public final class JSONFileTodos {
  private let file: JSONFile<TodosRecord>
  private let onProblem: (FileStorageError?) -> Void

  /// What the file holds; `nil` until it could be read, so that nothing else is ever written over.
  private var kept: TodoCollection?

  /// - Parameter onProblem: told why, before the error that says less is thrown; `nil` when a change has been saved.
  public init(at url: URL, onProblem: @escaping (FileStorageError?) -> Void = { _ in }) {
    file = JSONFile(at: url)
    self.onProblem = onProblem
  }
}

extension JSONFileTodos: TodoStore {
  public func todos() throws(TodoStoreError) -> [Todo] {
    try read().all
  }

  public func todo(_ id: TodoID) throws(TodoStoreError) -> Todo {
    try read().todo(id)
  }

  public func add(_ todo: Todo) throws(TodoStoreError) {
    try change { todos throws(TodoStoreError) in try todos.add(todo) }
  }

  public func update(_ todo: Todo) throws(TodoStoreError) {
    try change { todos throws(TodoStoreError) in try todos.update(todo) }
  }

  public func delete(_ id: TodoID) throws(TodoStoreError) {
    try change { todos throws(TodoStoreError) in try todos.delete(id) }
  }
}

extension JSONFileTodos {
  private func read() throws(TodoStoreError) -> TodoCollection {
    if let kept { return kept }
    do throws(FileStorageError) {
      let todos = try file.load()?.todos ?? TodoCollection()
      kept = todos
      return todos
    } catch {
      onProblem(error)
      throw error.leavesPlaceFree ? .damaged : .notReadable
    }
  }

  private func change(
    _ change: (inout TodoCollection) throws(TodoStoreError) -> Void
  ) throws(TodoStoreError) {
    var todos = try read()
    try change(&todos)
    do throws(FileStorageError) {
      try file.save(TodosRecord(todos).text)
    } catch {
      onProblem(error)
      throw .notWritable
    }
    kept = todos
    onProblem(nil)
  }
}
