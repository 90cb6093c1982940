internal import FileStorage
internal import Foundation
internal import Titles

/// The one shape in which todos are kept.
struct TodosRecord: Sendable {
  static let format = FileFormat("swift-viper todo list", version: 1)

  let todos: TodoCollection

  init(_ todos: TodoCollection) {
    self.todos = todos
  }
}

extension TodosRecord: Decodable {
  /// All of it must be within bounds, or there are no todos.
  init(from decoder: any Decoder) throws {
    try Self.format.check(decoder)
    let items = try Fields(from: decoder).todos
    todos = TodoCollection(try items.map { try $0.todo() })
    guard todos.all.count == items.count else { throw TodoStoreError.damaged }
  }

  private struct Fields: Decodable {
    let todos: [Item]
  }

  /// Times are whole seconds since 1970.
  private struct Item: Decodable {
    let id: String
    let title: String
    let detail: String
    let isCompleted: Bool
    let deadline: Double?
    let createdOn: Double
    let updatedOn: Double

    func todo() throws -> Todo {
      let title = try Title(title)
      guard title.text == self.title else { throw TitleError.nothingToSee }
      return Todo(
        id: TodoID(id), title: title, detail: detail, isCompleted: isCompleted, deadline: try deadline.map(Self.moment),
        createdOn: try Self.moment(createdOn), updatedOn: try Self.moment(updatedOn))
    }

    private static func moment(_ seconds: Double) throws -> Date {
      guard Todo.secondsThatAreKept.contains(seconds), seconds == seconds.rounded() else {
        throw TodoStoreError.damaged
      }
      return Date(timeIntervalSince1970: seconds)
    }
  }
}
