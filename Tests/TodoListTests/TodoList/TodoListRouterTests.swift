import Navigation
import NavigationMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks
import TodoList
import TodoListMocks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Todo list router` {
  @Test func `pushes the detail of the todo, which knows its output`() throws {
    let navigation = track(NavigationStack())
    let screen = track(ScreenSpy())
    try navigation.push(screen, animated: false)
    let output = registered(track(TodoDetailOutputSpy()))
    let router = track(TodoListRouter(screen: screen, services: .of(InMemoryTodos(try Todo.examples()))))

    try router.openDetail(of: .bread, output: output)

    let detail = try #require(navigation.visible as? TodoDetailScreen)
    #expect(detail.todo?.title == "Bread")
    detail.toggle()
    #expect(output.take() == [.didChange(.bread)])
  }

  @Test func `a refused transition is passed on`() {
    let navigation = registered(track(NavigationSpy()))
    navigation.refusal = .alreadyShown
    let screen = track(ScreenSpy())
    screen.context.navigation = navigation
    let router = track(TodoListRouter(screen: screen, services: .of(InMemoryTodos())))

    #expect(throws: NavigationError.alreadyShown) {
      try router.openDetail(of: .milk, output: track(TodoDetailOutputSpy()))
    }
    #expect(navigation.take().count == 1)
  }

  @Test func `fault: without a navigation, or without its screen, it says so`() {
    let output = track(TodoDetailOutputSpy())
    let screen = track(ScreenSpy())
    let shown = track(TodoListRouter(screen: screen, services: .of(InMemoryTodos())))
    #expect(throws: NavigationError.noNavigation) { try shown.openDetail(of: .milk, output: output) }

    let alone = track(TodoListRouter(screen: ScreenSpy(), services: .of(InMemoryTodos())))
    #expect(throws: NavigationError.noNavigation) { try alone.openDetail(of: .milk, output: output) }
  }
}
