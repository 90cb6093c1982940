import Navigation
import NavigationMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks
import TodoList
import TodoListMocks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Todo detail router` {
  @Test func `goes back to the screen below`() throws {
    let navigation = registered(track(NavigationSpy()))
    let view = track(TodoDetailViewSpy())
    view.context.navigation = navigation

    try track(TodoDetailRouter(view: view)).close()

    #expect(navigation.take() == [.pop(animated: true)])
  }

  @Test func `a refused transition is passed on`() {
    let navigation = registered(track(NavigationSpy()))
    navigation.refusal = .nothingToPop
    let view = track(TodoDetailViewSpy())
    view.context.navigation = navigation

    #expect(throws: NavigationError.nothingToPop) { try TodoDetailRouter(view: view).close() }
    #expect(navigation.take() == [.pop(animated: true)])
  }

  @Test func `fault: without a navigation, or without its screen, it says so`() {
    let view = track(TodoDetailViewSpy())
    #expect(throws: NavigationError.noNavigation) { try TodoDetailRouter(view: view).close() }

    let alone = TodoDetailRouter(view: TodoDetailViewSpy())
    #expect(throws: NavigationError.noNavigation) { try alone.close() }
  }
}
