public import FileStorage
public import Foundation

/// Keeps todos in a JSON file, which is replaced at every change.
///
/// The file is looked at for each call and parsed anew where somebody else has changed it, so that what cannot be read is
/// never written over. Of two programs that change it at the same moment, the last has the word.
///
/// - Owned by: ``TodoServices``, and by every interactor that was handed it.
@MainActor public final class JSONFileTodos {
  private struct Kept {
    let todos: TodoCollection

    /// The file that says so; `nil` for none.
    let stamp: FileStamp?
  }

  private let file: JSONFile<TodosRecord>
  private let onRefusal: (FileStorageError) -> Void
  private var kept: Kept?

  /// - Parameter onRefusal: told why a change was not made, before the error that says less is thrown.
  public init(at url: URL, onRefusal: @escaping (FileStorageError) -> Void = { _ in }) {
    file = JSONFile(at: url)
    self.onRefusal = onRefusal
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
    do throws(FileStorageError) { return try load() } catch { throw TodoStoreError(loading: error) }
  }

  private func load() throws(FileStorageError) -> TodoCollection {
    let stamp = try file.stamp()
    // A file that is gone says nothing: the next change brings it back.
    if let kept, stamp == nil || kept.stamp == stamp { return kept.todos }
    let todos = try file.load()?.todos ?? TodoCollection()
    kept = Kept(todos: todos, stamp: stamp)
    return todos
  }

  private func change(
    _ change: (inout TodoCollection) throws(TodoStoreError) -> Void
  ) throws(TodoStoreError) {
    var todos: TodoCollection
    do throws(FileStorageError) {
      todos = try load()
    } catch {
      onRefusal(error)
      throw TodoStoreError(loading: error)
    }
    try change(&todos)
    do throws(FileStorageError) {
      try file.save(TodosRecord(todos).text)
    } catch {
      onRefusal(error)
      throw .notWritable
    }
    kept = Kept(todos: todos, stamp: try? file.stamp())
  }
}

extension TodoStoreError {
  fileprivate init(loading error: FileStorageError) {
    switch error {
    case .newerVersion: self = .newerVersion
    case _ where error.leavesPlaceFree: self = .damaged
    default: self = .notReadable
    }
  }
}
