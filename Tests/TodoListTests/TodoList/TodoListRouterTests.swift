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
    let view = track(TodoListViewSpy())
    try navigation.push(view, animated: false)
    let output = registered(track(TodoDetailOutputSpy()))
    let router = track(TodoListRouter(view: view, services: .of(InMemoryTodos(try Todo.examples()))))

    try router.openDetail(of: .bread, output: output)

    let detail = try #require(navigation.visible as? TodoDetailScreen)
    #expect(detail.todo?.title == "Bread")
    detail.toggle()
    #expect(output.take() == [.didChange(.bread)])
  }

  @Test func `shows one detail at a time, and another one when that is closed`() throws {
    let navigation = track(NavigationStack())
    let view = track(TodoListViewSpy())
    try navigation.push(view, animated: false)
    let output = track(TodoDetailOutputSpy())
    let router = track(TodoListRouter(view: view, services: .of(InMemoryTodos(try Todo.examples()))))
    try router.openDetail(of: .milk, output: output)

    #expect(throws: NavigationError.alreadyShown) { try router.openDetail(of: .bread, output: output) }
    #expect(navigation.screens.count == 2)

    try navigation.pop(animated: false)
    try router.openDetail(of: .bread, output: output)
    #expect((navigation.visible as? TodoDetailScreen)?.todo?.title == "Bread")
  }

  @Test func `a refused transition is passed on`() {
    let navigation = registered(track(NavigationSpy()))
    navigation.refusal = .alreadyShown
    let view = track(TodoListViewSpy())
    view.context.navigation = navigation
    let router = track(TodoListRouter(view: view, services: .of(InMemoryTodos())))

    #expect(throws: NavigationError.alreadyShown) {
      try router.openDetail(of: .milk, output: track(TodoDetailOutputSpy()))
    }
    #expect(navigation.take().map { if case .push = $0 { true } else { false } } == [true])
  }

  @Test func `fault: without a navigation, or without its screen, it says so`() {
    let output = track(TodoDetailOutputSpy())
    let view = track(TodoListViewSpy())
    let shown = track(TodoListRouter(view: view, services: .of(InMemoryTodos())))
    #expect(throws: NavigationError.noNavigation) { try shown.openDetail(of: .milk, output: output) }

    let alone = track(TodoListRouter(view: TodoListViewSpy(), services: .of(InMemoryTodos())))
    #expect(throws: NavigationError.noNavigation) { try alone.openDetail(of: .milk, output: output) }
  }
}
