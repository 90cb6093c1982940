internal import Navigation
internal import NavigationMocks
internal import TodoList
internal import TodoListMocks
internal import ViperRules

/// The todo list; its store answers before a call returns, so no state has an answer in flight.
enum TodoListStates {
  static let all: [ModuleState] = [
    state("assembled") { modules, _ in
      // Pushed under another screen, it is not loaded.
      try modules.navigation.present(ScreenSpy(), animated: false)
      try modules.open()
    },
    state("loaded") { modules, _ in try modules.open() },
    state("failed") { modules, store in
      store.refusal = .notReadable
      try modules.open()
    },
    state("damaged") { modules, store in
      store.refusal = .damaged
      try modules.open()
    },
    state("added, refused and deleted") { modules, _ in
      let screen = try modules.open()
      screen.add(title: "Eggs")
      screen.add(title: "")
      screen.delete(.milk)
      screen.delete(.gone)
    },
    state("detail open") { modules, _ in try modules.openDetail() },
    state("detail opened and closed") { modules, _ in try modules.openDetail()?.close() },
  ]

  private static func state(
    _ name: String, _ bring: @escaping @MainActor @Sendable (TodoModules, TodoStoreSpy) throws -> Void
  ) -> ModuleState {
    ModuleState(system: "TodoList", module: "TodoList", name: name) {
      let store = TodoStoreSpy(store: InMemoryTodos(try Todo.examples()))
      let modules = try TodoModules(store: store)
      try bring(modules, store)
      guard let screen = modules.list else { throw NotStaged(module: "TodoList") }
      let presenter = screen.presenter as? TodoListPresenter
      return StagedModule(
        Module(
          "TodoList", view: screen, presenter: presenter, interactor: presenter?.useCase, router: presenter?.router,
          entities: [Todo.self], shown: [TodoListViewSpy.Message.self]),
        telling: [store], close: modules.close)
    }
  }
}
