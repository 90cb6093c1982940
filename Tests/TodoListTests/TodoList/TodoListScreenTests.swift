import Navigation
import NavigationMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks
import TodoList
import TodoListMocks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Todo list screen` {
  @Test func `forwards what a user does, and that it appears, each time`() {
    let (screen, presenter) = makeSUT()

    screen.loadIfNeeded()
    screen.willAppear()
    screen.willAppear()
    screen.add(title: "Eggs")
    screen.select(.milk)
    screen.delete(.bread)

    #expect(presenter.take() == [.willAppear, .willAppear, .add(title: "Eggs"), .select(.milk), .delete(.bread)])
  }

  @Test func `stores what is shown and tells its observer each time`() throws {
    let (screen, _) = makeSUT()
    let observer = registered(track(ScreenObserverSpy()))
    screen.context.observer = observer

    screen.show(rows)
    screen.refresh(TodoRow(id: .bread, title: "Rye bread", isDone: false, isOverdue: false))
    screen.showNotice("No.")

    #expect(screen.rows.map(\.title) == ["Milk", "Rye bread"])
    #expect(screen.notice == "No.")
    #expect(observer.take() == Array(repeating: .screenDidChange(ObjectIdentifier(screen)), count: 3))
  }

  @Test func `a row that is not shown any more is not brought back`() {
    let (screen, _) = makeSUT()
    screen.show(rows)

    screen.refresh(TodoRow(id: .gone, title: "Gone", isDone: false, isOverdue: false))

    #expect(screen.rows == rows)
  }

  private let rows = [
    TodoRow(id: .milk, title: "Milk", isDone: false, isOverdue: true),
    TodoRow(id: .bread, title: "Bread", isDone: true, isOverdue: false),
  ]

  private func makeSUT(at location: SourceLocation = #_sourceLocation) -> (TodoListScreen, TodoListPresentationSpy) {
    let presenter = registered(track(TodoListPresentationSpy(), at: location), at: location)
    let screen = track(TodoListScreen(), at: location)
    screen.presenter = presenter
    return (screen, presenter)
  }
}
