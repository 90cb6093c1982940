/// Todos in the order in which they were added, each id once.
struct TodoCollection: Sendable {
  private(set) var all: [Todo] = []

  /// Of two with one id the first counts.
  init(_ todos: [Todo] = []) {
    var ids: Set<TodoID> = []
    all = todos.filter { ids.insert($0.id).inserted }
  }

  func todo(_ id: TodoID) throws(TodoStoreError) -> Todo {
    all[try index(of: id)]
  }

  mutating func add(_ todo: Todo) throws(TodoStoreError) {
    guard !all.contains(where: { $0.id == todo.id }) else { throw .taken(todo.id) }
    all.append(todo)
  }

  mutating func update(_ todo: Todo) throws(TodoStoreError) {
    all[try index(of: todo.id)] = todo
  }

  mutating func delete(_ id: TodoID) throws(TodoStoreError) {
    all.remove(at: try index(of: id))
  }

  private func index(of id: TodoID) throws(TodoStoreError) -> Int {
    guard let index = all.firstIndex(where: { $0.id == id }) else { throw .unknown(id) }
    return index
  }
}
