import Navigation
import NavigationMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks
import TodoList
import TodoListMocks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Todo detail screen` {
  @Test func `forwards that it has loaded, once, and what a user does`() {
    let (screen, presenter) = makeSUT()

    screen.loadIfNeeded()
    screen.loadIfNeeded()
    screen.willAppear()
    screen.toggle()
    screen.delete()
    screen.close()

    #expect(presenter.take() == [.start, .toggle, .delete, .close])
  }

  @Test func `stores what is shown and tells its observer each time`() {
    let (screen, _) = makeSUT()
    let observer = registered(track(ScreenObserverSpy()))
    screen.context.observer = observer
    let todo = TodoDetailDisplay(title: "Milk", detail: "", status: "To do", deadline: "")

    screen.show(todo)
    screen.showNotice("No.")

    #expect(screen.todo == todo)
    #expect(screen.notice == "No.")
    #expect(observer.take() == Array(repeating: .screenDidChange(ObjectIdentifier(screen)), count: 2))
  }

  private func makeSUT(at location: SourceLocation = #_sourceLocation) -> (TodoDetailScreen, TodoDetailPresentationSpy)
  {
    let presenter = registered(track(TodoDetailPresentationSpy(), at: location), at: location)
    let screen = track(TodoDetailScreen(), at: location)
    screen.presenter = presenter
    return (screen, presenter)
  }
}
