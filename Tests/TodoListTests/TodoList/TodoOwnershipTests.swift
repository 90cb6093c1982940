import Navigation
import Testing
import TestingLeakChecks
import TodoList
import TodoListMocks

/// The table of who holds whom, as the objects really are.
@MainActor @Suite(.leakFree) struct `Ownership in the todo list` {
  @Test func `the list`() throws {
    let modules = try TodoModules()
    let screen = track(try modules.open())
    screen.add(title: "Eggs")

    expectOwnership(
      of: screen, stoppingAt: Self.services,
      is: """
        TodoListScreen.context.navigation ┈┈▶ NavigationStack
        TodoListScreen.presenter ══▶ TodoListPresenter
        TodoListPresenter.view ┈┈▶ TodoListScreen
        TodoListPresenter.useCase ══▶ TodoListInteractor
        TodoListPresenter.router ══▶ TodoListRouter
        TodoListInteractor.output ┈┈▶ TodoListPresenter
        TodoListInteractor.store ══▶ InMemoryTodos
        TodoListRouter.view ┈┈▶ TodoListScreen
        TodoListRouter.services.store ══▶ InMemoryTodos
        TodoListRouter.services.dates ══▶ TodoDateFormattingStub
        """)
  }

  @Test func `the detail, whose output is the list's presenter`() throws {
    let modules = try TodoModules()
    let screen = track(try #require(try modules.openDetail()))
    screen.toggle()

    expectOwnership(
      of: screen, stoppingAt: Self.services + [TodoListPresenter.self],
      is: """
        TodoDetailScreen.context.navigation ┈┈▶ NavigationStack
        TodoDetailScreen.presenter ══▶ TodoDetailPresenter
        TodoDetailPresenter.view ┈┈▶ TodoDetailScreen
        TodoDetailPresenter.output ┈┈▶ TodoListPresenter
        TodoDetailPresenter.useCase ══▶ TodoDetailInteractor
        TodoDetailPresenter.router ══▶ TodoDetailRouter
        TodoDetailPresenter.dates ══▶ TodoDateFormattingStub
        TodoDetailInteractor.output ┈┈▶ TodoDetailPresenter
        TodoDetailInteractor.store ══▶ InMemoryTodos
        TodoDetailRouter.view ┈┈▶ TodoDetailScreen
        """)
  }

  private static let services: [any AnyObject.Type] = [
    InMemoryTodos.self, TodoDateFormattingStub.self, NavigationStack.self,
  ]
}
