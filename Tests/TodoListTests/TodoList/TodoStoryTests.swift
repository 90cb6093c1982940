import Foundation
import Navigation
import Testing
import TestingLeakChecks
import TodoList
import TodoListMocks

/// Whole stories on both screens: data goes into a module by its assembly, and comes out by its output.
@MainActor @Suite(.leakFree) struct `Todo list and its detail` {
  @Test func `story: a todo completed in its detail is completed in the list behind it, at once`() throws {
    let modules = try TodoModules()
    let list = track(try modules.open())
    list.select(.milk)
    let detail = track(try #require(modules.detail))
    #expect(
      detail.todo
        == TodoDetailDisplay(title: "Milk", detail: "Two litres.", status: "Overdue", deadline: "Due in -1 hours"))

    detail.toggle()

    #expect(detail.todo?.status == "Completed")
    #expect(modules.detail === detail, "the detail is still shown")
    #expect(list.rows[0] == TodoRow(id: .milk, title: "Milk", isDone: true, isOverdue: false))
  }

  @Test func `story: a todo deleted in its detail is gone from the list, which is shown again`() throws {
    let modules = try TodoModules()
    let list = track(try modules.open())
    list.select(.bread)

    modules.detail?.delete()

    #expect(modules.navigation.visible === list)
    #expect(list.rows.map(\.id) == [.milk])
  }

  @Test func `story: added, and opened by its row`() throws {
    let modules = try TodoModules()
    let list = track(try modules.open())

    list.add(title: " Eggs ")
    let row = try #require(list.rows.last)
    list.select(row.id)

    #expect(modules.detail?.todo == TodoDetailDisplay(title: "Eggs", detail: "", status: "To do", deadline: ""))
  }

  @Test func `fault: a todo that is gone meanwhile is said, and no blank one is shown`() throws {
    let modules = try TodoModules()
    let list = track(try modules.open())
    try modules.store.delete(.milk)

    list.select(.milk)

    #expect(modules.detail?.todo == nil)
    #expect(modules.detail?.notice == "This todo is not there any more.")
    modules.detail?.close()
    #expect(list.rows.map(\.id) == [.bread], "shown again, the list has noticed")
  }

  @Test func `a notice ends with the next change that works`() throws {
    let modules = try TodoModules()
    let list = track(try modules.open())

    list.add(title: "\u{200B}")
    #expect(list.notice == "A todo needs a title with something to see in it.")
    list.add(title: "Eggs")

    #expect(list.notice == "")
  }

  @Test func `shown again, overdue is decided anew`() throws {
    let clock = Clock()
    let store = InMemoryTodos([try .of(deadline: .now.hours(1))])
    let list = track(TodoListRouter.assemble(.of(store, now: { clock.now })))
    list.willAppear()
    #expect(list.rows.map(\.isOverdue) == [false])

    clock.now = .now.hours(2)
    list.willAppear()

    #expect(list.rows.map(\.isOverdue) == [true])
  }

  /// Fault: the store was one shared object that every module reached for.
  @Test func `fault: two lists over two stores know nothing of each other`() throws {
    let (one, other) = (try TodoModules(), try TodoModules())
    try one.open().add(title: "Eggs")

    #expect(try other.open().rows.count == 2)
  }
}

@MainActor private final class Clock {
  var now = Date.now
}
