import Foundation
import Testing
import Titles
import TodoList

@MainActor @Suite struct `What the todo list brings along` {
  @Test(arguments: [
    ("UTC", "14 April 2026"), ("Pacific/Kiritimati", "15 April 2026"), ("Pacific/Pago_Pago", "14 April 2026"),
  ])
  func `a date is the day of the time zone`(_ zone: String, _ text: String) throws {
    let dates = CalendarDates(in: try #require(TimeZone(identifier: zone)))

    #expect(dates.text(for: .now) == text)
  }

  @Test func `five todos to begin with: one overdue, one completed, one without a deadline`() {
    let todos = SampleTodos.todos(at: .now)

    #expect(todos.count == 5)
    #expect(Set(todos.map(\.id)).count == 5)
    #expect(todos.filter { $0.isOverdue(at: .now) }.map(\.title.text) == ["Water the plants"])
    #expect(todos.filter(\.isCompleted).map(\.title.text) == ["Book a table for Friday"])
    #expect(todos.filter { $0.deadline == nil }.map(\.title.text) == ["Call the dentist"])
  }
}
