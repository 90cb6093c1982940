internal import Navigation
internal import NavigationMocks
internal import SpySupport
internal import TaskPlanner
internal import TaskPlannerMocks
internal import ViperRules

/// The list of tasks, before a data manager that holds its completions back.
enum TaskListStates {
  static let all: [ModuleState] = [
    state("assembled") { planner in
      // Pushed under another screen, it is not loaded.
      try planner.navigation.present(ScreenSpy(), animated: false)
      try planner.open()
    },
    state("in flight", answering: 1) { try $0.open() },
    state("answered") { planner in
      try planner.open()
      try planner.data.taskAnswers.answer(1, with: .success([.example()]))
    },
    state("failed") { planner in
      try planner.open()
      try planner.data.taskAnswers.answer(1, with: .failure(.damaged))
    },
    state("asked twice", answering: 2) { planner in
      try planner.open()?.refresh()
      try planner.data.taskAnswers.answer(1, with: .success([]))
    },
    state("add open", answering: 1) { planner in
      try planner.open()
      try planner.openAdd()
    },
    state("add cancelled", answering: 1) { planner in
      try planner.open()
      try planner.openAdd()?.cancel()
    },
    state("add saved", answering: 2) { planner in
      try planner.openAddAndType()
      planner.add?.save()
      try planner.data.saveAnswers.answer(1, with: .success(()))
    },
  ]

  /// - Parameter question: the one that is not answered before the list is closed.
  private static func state(
    _ name: String, answering question: Int? = nil,
    _ bring: @escaping @MainActor @Sendable (TaskPlannerModule) throws -> Void
  ) -> ModuleState {
    ModuleState(system: "TaskPlanner", module: "TaskList", name: name) {
      let planner = TaskPlannerModule()
      try bring(planner)
      guard let screen = planner.list else { throw NotStaged(module: "TaskList") }
      let presenter = screen.presenter as? TaskListPresenter
      var answer: (@MainActor () throws -> Void)?
      if let question { answer = { try planner.data.taskAnswers.answer(question, with: .success([.example()])) } }
      return StagedModule(
        Module(
          "TaskList", view: screen, presenter: presenter, interactor: presenter?.useCase, router: presenter?.router,
          entities: [TaskItem.self, Agenda.self], shown: [TaskListViewSpy.Message.self],
          helpers: [AddTaskWireframe.self]),
        telling: [planner.data],
        close: {
          if let add = planner.add { try planner.navigation.dismiss(add, animated: false) }
          try planner.close()
        },
        answer: answer)
    }
  }
}
