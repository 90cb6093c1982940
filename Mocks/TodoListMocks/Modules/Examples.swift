package import Foundation
internal import Titles
package import TodoList

// The boring values that a fixture or a test takes when it does not care.

extension Date {
  /// Noon of 14 April 2026, in UTC.
  package static let example = Date(timeIntervalSince1970: 1_776_168_000)

  package func hours(_ hours: Double) -> Date { addingTimeInterval(hours * 60 * 60) }
}

extension Todo {
  package static func of(
    _ title: String = "Milk", id: String = "1", detail: String = "", isCompleted: Bool = false, deadline: Date? = nil,
    createdOn: Date = .example, updatedOn: Date = .example
  ) throws -> Todo {
    Todo(
      id: TodoID(id), title: try Title(title), detail: detail, isCompleted: isCompleted, deadline: deadline,
      createdOn: createdOn, updatedOn: updatedOn)
  }

  /// Milk, to do and overdue; Bread, completed.
  package static func examples() throws -> [Todo] {
    [
      try .of("Milk", id: "milk", detail: "Two litres.", deadline: .example.hours(-1)),
      try .of("Bread", id: "bread", isCompleted: true),
    ]
  }
}

extension TodoID {
  package static let milk = TodoID("milk")
  package static let bread = TodoID("bread")
  package static let gone = TodoID("gone")
}

extension TodoServices {
  /// Ids are `new 1`, `new 2`, …; dates are told in hours from now.
  @MainActor package static func of(_ store: any TodoStore, now: @escaping @MainActor () -> Date = { .example })
    -> TodoServices
  {
    var made = 0
    return TodoServices(
      store: store,
      dates: TodoDateFormattingStub { "in \(Int($0.timeIntervalSince(.example) / 3600)) hours" },
      now: now
    ) {
      made += 1
      return TodoID("new \(made)")
    }
  }
}
