import FileStorage
import Foundation
import TestSupport
import Testing
import TodoList
import TodoListMocks

@MainActor @Suite struct `Todos in a JSON file` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `it is spelled out like this, one todo a line`() throws {
    let store = JSONFileTodos(at: place)
    for todo in try Todo.examples() { try store.add(todo) }

    #expect(try String(contentsOf: place, encoding: .utf8) == Self.text)
  }

  @Test func `that text is read back as it was`() throws {
    try write(Self.text)

    #expect(try JSONFileTodos(at: place).todos() == Todo.examples())
  }

  @Test(arguments: [
    "\"", "\\", "\u{0}\u{1}\u{8}\t\n\r\u{1F} ", "\u{7F}\u{2028}\u{2029}", "é 牛乳 👩‍👧 \u{10FFFF}", "</script>", "{\"a\":1}",
    "",
  ])
  func `whatever a text has in it comes back`(_ text: String) throws {
    let todo = try Todo.of("a\(text.filter { !$0.isNewline })b", id: text, detail: text)

    try JSONFileTodos(at: place).add(todo)

    #expect(try JSONFileTodos(at: place).todos() == [todo])
  }

  @Test(arguments: 1...5) func `whatever was saved comes back exactly`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let todos = try (0..<5).map { try Todo.random(id: "\($0)", using: &random) }
    let store = JSONFileTodos(at: place)

    for todo in todos { try store.add(todo) }

    #expect(try JSONFileTodos(at: place).todos() == todos)
  }

  @Test(arguments: DamagedRow.all) func `a damaged file is set aside, and the list starts afresh`(_ row: DamagedRow)
    throws
  {
    try write(row.text)
    let store = JSONFileTodos(at: place)

    #expect(throws: TodoStoreError.damaged) { try store.todos() }

    #expect(try store.todos() == [])
    #expect(try String(contentsOf: folder.place("todos.json.damaged"), encoding: .utf8) == row.text)
  }

  @Test func `a file of a newer version is left as it is, whatever is asked`() throws {
    let text = #"{"format":"swift-viper todo list","version":2,"lists":[]}"#
    try write(text)
    let problems = Problems()
    let store = JSONFileTodos(at: place) { problems.all.append($0) }

    #expect(throws: TodoStoreError.newerVersion) { try store.todos() }
    #expect(problems.all == [], "to look is not to change")
    #expect(throws: TodoStoreError.newerVersion) { try store.add(.of()) }
    #expect(throws: TodoStoreError.newerVersion) { try store.delete(.milk) }

    #expect(problems.all == [.newerVersion, .newerVersion])
    #expect(try String(contentsOf: place, encoding: .utf8) == text)
    #expect(try folder.names() == ["todos.json"])
  }

  @Test func `what somebody else has saved meanwhile counts, and is not written over`() throws {
    try write(Self.text)
    let (one, other) = (JSONFileTodos(at: place), JSONFileTodos(at: place))
    _ = try one.todos()

    try other.add(.of("Eggs", id: "eggs"))
    #expect(try one.todos().map(\.id.text) == ["milk", "bread", "eggs"])

    try other.delete(.milk)
    try one.add(.of("Ham", id: "ham"))
    #expect(try other.todos().map(\.id.text) == ["bread", "eggs", "ham"])
  }

  @Test func `a file that is taken away meanwhile is brought back, with all that was in it`() throws {
    try write(Self.text)
    let store = JSONFileTodos(at: place)
    _ = try store.todos()

    try FileManager.default.removeItem(at: place)
    try store.delete(.milk)

    #expect(try JSONFileTodos(at: place).todos().map(\.id) == [.bread])
  }

  @Test(arguments: [
    (#"{"format":"swift-viper todo list","version":2}"#, TodoStoreError.newerVersion), ("{}", .damaged),
  ]) func `nor is a file of another kind that stands there meanwhile`(_ text: String, _ error: TodoStoreError) throws {
    try write(Self.text)
    let store = JSONFileTodos(at: place)
    _ = try store.todos()

    try write(text)

    #expect(throws: error) { try store.delete(.milk) }
    let kept = error == .damaged ? folder.place("todos.json.damaged") : place
    #expect(try String(contentsOf: kept, encoding: .utf8) == text)
  }

  @Test func `what is no file is not read, and not written over`() throws {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    let store = JSONFileTodos(at: place)

    #expect(throws: TodoStoreError.notReadable) { try store.todos() }
    #expect(throws: TodoStoreError.notReadable) { try store.add(.of()) }
  }

  @Test func `a change that cannot be saved is not made`() throws {
    let problems = Problems()
    let inner = folder.place("inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
    let store = JSONFileTodos(at: inner.appending(path: "todos.json")) { problems.all.append($0) }
    for todo in try Todo.examples() { try store.add(todo) }

    try FileManager.default.moveItem(at: inner, to: folder.place("moved"))
    #expect(throws: TodoStoreError.notWritable) { try store.add(.of()) }
    #expect(throws: TodoStoreError.notWritable) { try store.update(.of(id: "milk")) }
    #expect(throws: TodoStoreError.notWritable) { try store.delete(.milk) }
    #expect(try store.todos() == Todo.examples())

    try FileManager.default.moveItem(at: folder.place("moved"), to: inner)
    try store.delete(.milk)
    #expect(try store.todos().map(\.id) == [.bread])
    #expect(problems.all == [.missingFolder, .missingFolder, .missingFolder])
  }
}

extension `Todos in a JSON file` {
  private var place: URL { folder.place("todos.json") }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: place)
  }

  nonisolated static let text = #"""
    {
    "format":"swift-viper todo list",
    "version":1,
    "todos":[
    {"id":"milk","title":"Milk","detail":"Two litres.","isCompleted":false,"deadline":1776164400,"createdOn":1776168000,"updatedOn":1776168000},
    {"id":"bread","title":"Bread","detail":"","isCompleted":true,"createdOn":1776168000,"updatedOn":1776168000}
    ]
    }

    """#
}

@MainActor private final class Problems {
  var all: [FileStorageError] = []
}

/// The sound text with one thing replaced.
struct DamagedRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String

  private init(_ old: String, _ new: String) {
    testDescription = "\(old) → \(new)"
    text = `Todos in a JSON file`.text.replacing(old, with: new, maxReplacements: 1)
  }

  static let all = [
    DamagedRow("{", "["), DamagedRow("todo list", "currency converter"), DamagedRow("\"version\":1", "\"version\":0"),
    DamagedRow("\"version\":1", "\"version\":\"1\""), DamagedRow("\"Milk\"", "\"\""),
    DamagedRow("\"Milk\"", "\" Milk\""),
    DamagedRow("\"Milk\"", "null"), DamagedRow("\"bread\"", "\"milk\""), DamagedRow("1776164400", "1776164400.5"),
    DamagedRow("1776164400", "253402300800"), DamagedRow("1776164400", "-62135596801"),
    DamagedRow("1776164400", "1e400"), DamagedRow("\"isCompleted\":false", "\"isCompleted\":0"),
    DamagedRow("\"detail\":\"\",", ""),
  ]
}

extension Todo {
  fileprivate static func random(id: String, using random: inout SeededGenerator) throws -> Todo {
    func text(_ count: Int) -> String {
      String(
        String.UnicodeScalarView(
          (0..<count).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x2FFF, using: &random)) }))
    }
    func date() -> Date {
      Date(timeIntervalSince1970: .random(in: Todo.secondsThatAreKept, using: &random))
    }
    return try .of(
      "Title" + text(5).filter { !$0.isNewline } + ".", id: id, detail: text(20), isCompleted: .random(using: &random),
      deadline: Bool.random(using: &random) ? date() : nil, createdOn: date(), updatedOn: date())
  }
}
