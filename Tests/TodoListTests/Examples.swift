import Foundation
import Testing
import Titles
import TodoList
import TodoListMocks

// The boring values that a test takes when it does not care.

extension Date {
  /// Noon of 14 April 2026, in UTC.
  static let now = Date(timeIntervalSince1970: 1_776_168_000)

  func hours(_ hours: Double) -> Date { addingTimeInterval(hours * 60 * 60) }
}

extension Title {
  static func of(_ text: String, at location: SourceLocation = #_sourceLocation) throws -> Title {
    try #require(try? Title(text), sourceLocation: location)
  }
}

extension Todo {
  static func of(
    _ title: String = "Milk", id: String = "1", detail: String = "", isCompleted: Bool = false, deadline: Date? = nil,
    createdOn: Date = .now, updatedOn: Date = .now
  ) throws -> Todo {
    Todo(
      id: TodoID(id), title: try .of(title), detail: detail, isCompleted: isCompleted, deadline: deadline,
      createdOn: createdOn, updatedOn: updatedOn)
  }

  /// Milk, to do and overdue; Bread, completed.
  static func examples() throws -> [Todo] {
    [
      try .of("Milk", id: "milk", detail: "Two litres.", deadline: .now.hours(-1)),
      try .of("Bread", id: "bread", isCompleted: true),
    ]
  }
}

extension TodoID {
  static let milk = TodoID("milk")
  static let bread = TodoID("bread")
  static let gone = TodoID("gone")
}

extension TodoServices {
  /// Ids are `new 1`, `new 2`, …; dates are told in hours from now.
  @MainActor static func of(_ store: any TodoStore, now: @escaping @MainActor () -> Date = { .now }) -> TodoServices {
    var made = 0
    return TodoServices(
      store: store,
      dates: TodoDateFormattingStub { "in \(Int($0.timeIntervalSince(.now) / 3600)) hours" },
      now: now
    ) {
      made += 1
      return TodoID("new \(made)")
    }
  }
}
