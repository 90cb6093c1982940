internal import Navigation
internal import TodoList
internal import TodoListMocks
internal import ViperRules

/// A todo's detail over the list, which stays; its store answers before a call returns.
enum TodoDetailStates {
  static let all: [ModuleState] = [
    state("loaded") { _, _ in },
    state("unknown todo", of: .gone) { _, _ in },
    state("toggled") { detail, _ in detail.toggle() },
    state("failed") { detail, store in
      store.refusal = .notWritable
      detail.toggle()
    },
  ]

  private static func state(
    _ name: String, of id: TodoID = .milk,
    _ bring: @escaping @MainActor @Sendable (TodoDetailScreen, TodoStoreSpy) -> Void
  ) -> ModuleState {
    ModuleState(system: "TodoList", module: "TodoDetail", name: name) {
      let store = TodoStoreSpy(store: InMemoryTodos(try Todo.examples()))
      let modules = try TodoModules(store: store)
      guard let screen = try modules.openDetail(id) else { throw NotStaged(module: "TodoDetail") }
      bring(screen, store)
      let presenter = screen.presenter as? TodoDetailPresenter
      return StagedModule(
        Module(
          "TodoDetail", view: screen, presenter: presenter, interactor: presenter?.useCase, router: presenter?.router,
          entities: [Todo.self], shown: [TodoDetailViewSpy.Message.self]),
        telling: [store], close: { try modules.navigation.pop(animated: false) })
    }
  }
}
