import Foundation
import Testing
import TodoList
import TodoListMocks

@Suite struct `Todos` {
  @Test(arguments: OverdueRow.all) func `is overdue once its deadline has passed, unless it is completed`(
    _ row: OverdueRow
  ) throws {
    let todo = try Todo.of(isCompleted: row.isCompleted, deadline: row.deadline)

    #expect(todo.isOverdue(at: .now) == row.isOverdue)
  }

  @Test func `toggled, it differs by that and by when it was updated`() throws {
    let todo = try Todo.of(detail: "Two litres.", deadline: .now, createdOn: .now.hours(-2), updatedOn: .now.hours(-1))

    let toggled = todo.toggled(at: .now)

    #expect(
      toggled
        == (try Todo.of(
          detail: "Two litres.", isCompleted: true, deadline: .now, createdOn: .now.hours(-2), updatedOn: .now)))
    #expect(toggled.toggled(at: .now.hours(-1)) == todo)
  }

  @Test(
    arguments: [
      (1_776_168_000.999, 1_776_168_000), (-0.5, -1), (-1e300, -62_135_596_800), (.infinity, 253_402_300_799),
    ] as [(Double, Double)])
  func `its times are seconds that can be kept`(_ seconds: Double, _ kept: Double) throws {
    let date = Date(timeIntervalSince1970: seconds)

    let todo = try Todo.of(deadline: date, createdOn: date, updatedOn: date)

    #expect([todo.deadline, todo.createdOn, todo.updatedOn].map { $0?.timeIntervalSince1970 } == [kept, kept, kept])
  }

  /// A class could be changed behind the screen's back; that both are `Sendable` is checked by the compiler.
  @Test(arguments: [Todo.self, TodoID.self, TodoRow.self, TodoDetailDisplay.self] as [any Sendable.Type])
  func `are values`(_ type: any Sendable.Type) {
    #expect(!(type is AnyClass), "a class would be shared; make it a struct or an enum")
  }
}

struct OverdueRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let deadline: Date?
  var isCompleted = false
  let isOverdue: Bool

  static let all = [
    OverdueRow(testDescription: "no deadline", deadline: nil, isOverdue: false),
    OverdueRow(testDescription: "a second ago", deadline: .now.addingTimeInterval(-1), isOverdue: true),
    OverdueRow(testDescription: "this very second", deadline: .now, isOverdue: false),
    OverdueRow(testDescription: "in a second", deadline: .now.addingTimeInterval(1), isOverdue: false),
    OverdueRow(
      testDescription: "completed in time or not", deadline: .now.hours(-1), isCompleted: true, isOverdue: false),
  ]
}
