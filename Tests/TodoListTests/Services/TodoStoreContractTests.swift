import Foundation
import TestSupport
import Testing
import Titles
import TodoList
import TodoListMocks

/// What every store must do; each implementation has a row.
@MainActor @Suite struct `Every todo store` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: TodoStoreRow.all) func `is empty at first`(_ row: TodoStoreRow) throws {
    #expect(try row.open(folder).todos() == [])
  }

  @Test(arguments: TodoStoreRow.all) func `gives todos in the order in which they were added`(_ row: TodoStoreRow)
    throws
  {
    let store = try row.filled(folder)

    #expect(try store.todos() == Todo.examples())
    #expect(try store.todo(.bread) == Todo.examples()[1])
  }

  @Test(arguments: TodoStoreRow.all) func `the same title twice is two todos`(_ row: TodoStoreRow) throws {
    let store = try row.open(folder)

    try store.add(.of("Milk", id: "1"))
    try store.add(.of("Milk", id: "2"))

    #expect(try store.todos().map(\.id.text) == ["1", "2"])
  }

  @Test(arguments: TodoStoreRow.all) func `an update keeps the place`(_ row: TodoStoreRow) throws {
    let store = try row.filled(folder)

    try store.update(.of("Oat milk", id: "milk"))

    #expect(try store.todos().map(\.title.text) == ["Oat milk", "Bread"])
  }

  @Test(arguments: TodoStoreRow.all) func `what is deleted is gone, and can be added again`(_ row: TodoStoreRow) throws
  {
    let store = try row.filled(folder)

    try store.delete(.milk)
    #expect(try store.todos().map(\.id) == [.bread])

    try store.add(.of(id: "milk"))
    #expect(try store.todos().map(\.id) == [.bread, .milk])
  }

  @Test(arguments: TodoStoreRow.all) func `an unknown id is an error, and changes nothing`(_ row: TodoStoreRow) throws {
    let store = try row.filled(folder)

    #expect(throws: TodoStoreError.unknown(.gone)) { try store.todo(.gone) }
    #expect(throws: TodoStoreError.unknown(.gone)) { try store.update(.of(id: "gone")) }
    #expect(throws: TodoStoreError.unknown(.gone)) { try store.delete(.gone) }
    #expect(try store.todos() == Todo.examples())
  }

  @Test(arguments: TodoStoreRow.all) func `an id that is taken is an error, and changes nothing`(_ row: TodoStoreRow)
    throws
  {
    let store = try row.filled(folder)

    #expect(throws: TodoStoreError.taken(.milk)) { try store.add(.of("Other milk", id: "milk")) }
    #expect(try store.todos() == Todo.examples())
  }
}

struct TodoStoreRow: Sendable, CustomTestStringConvertible {
  let testDescription: String

  /// Opens the store at its place in the folder.
  let open: @MainActor @Sendable (TemporaryFolder) throws -> any TodoStore

  @MainActor func filled(_ folder: TemporaryFolder) throws -> any TodoStore {
    let store = try open(folder)
    for todo in try Todo.examples() { try store.add(todo) }
    return store
  }

  static let all = [
    TodoStoreRow(testDescription: "in memory") { _ in InMemoryTodos() },
    TodoStoreRow(testDescription: "a JSON file") { JSONFileTodos(at: $0.place("todos.json")) },
    TodoStoreRow(testDescription: "a JSON file, opened again for each call") {
      ReopenedTodos(at: $0.place("todos.json"))
    },
    TodoStoreRow(testDescription: "the spy") { _ in TodoStoreSpy(store: InMemoryTodos()) },
  ]
}

/// A file that each call opens anew, as the next run would: what a call leaves there is all that is left.
@MainActor private final class ReopenedTodos: TodoStore {
  private let url: URL
  private var store: any TodoStore { JSONFileTodos(at: url) }

  init(at url: URL) {
    self.url = url
  }

  func todos() throws(TodoStoreError) -> [Todo] { try store.todos() }
  func todo(_ id: TodoID) throws(TodoStoreError) -> Todo { try store.todo(id) }
  func add(_ todo: Todo) throws(TodoStoreError) { try store.add(todo) }
  func update(_ todo: Todo) throws(TodoStoreError) { try store.update(todo) }
  func delete(_ id: TodoID) throws(TodoStoreError) { try store.delete(id) }
}
