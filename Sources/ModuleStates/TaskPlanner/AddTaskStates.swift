internal import Navigation
internal import SpySupport
internal import TaskPlanner
internal import TaskPlannerMocks
internal import ViperRules

/// A new task, presented over the list.
enum AddTaskStates {
  static let all: [ModuleState] = [
    state("opened") { try $0.openAddAndType() },
    state("refused") { planner in
      try planner.openAddAndType()
      planner.add?.type(due: "never")
      planner.add?.save()
    },
    state("save in flight", answering: 1) { planner in
      try planner.openAddAndType()
      planner.add?.save()
    },
    state("failed") { try failed($0) },
    state("failed and saved once more", answering: 2) { planner in
      try failed(planner)
      planner.add?.save()
    },
    state("opened twice") { planner in
      try planner.openAddAndType()
      planner.add?.cancel()
      try planner.openAdd()
    },
    state("list closed below") { planner in
      try planner.openAddAndType()
      try planner.close()
    },
  ]

  @MainActor private static func failed(_ planner: TaskPlannerModule) throws {
    try planner.openAddAndType()
    planner.add?.save()
    try planner.data.saveAnswers.answer(1, with: .failure(.notWritable))
  }

  /// - Parameter save: the one that is not answered before the new task is closed.
  private static func state(
    _ name: String, answering save: Int? = nil,
    _ bring: @escaping @MainActor @Sendable (TaskPlannerModule) throws -> Void
  ) -> ModuleState {
    ModuleState(system: "TaskPlanner", module: "AddTask", name: name) {
      let planner = TaskPlannerModule()
      try bring(planner)
      guard let screen = planner.add else { throw NotStaged(module: "AddTask") }
      let presenter = screen.presenter as? AddTaskPresenter
      var answer: (@MainActor () throws -> Void)?
      if let save { answer = { try planner.data.saveAnswers.answer(save, with: .success(())) } }
      return StagedModule(
        Module(
          "AddTask", view: screen, presenter: presenter, interactor: presenter?.useCase, router: presenter?.router,
          entities: [TaskItem.self], shown: [AddTaskViewSpy.Message.self]),
        telling: [planner.data], close: { try close(planner) },
        answer: answer)
    }
  }

  @MainActor private static func close(_ planner: TaskPlannerModule) throws {
    if let screen = planner.add { try planner.navigation.dismiss(screen, animated: false) }
    // The list keeps the wireframe for the next new task, so it has to go as well; but a new task that is alive by now
    // has outlived its screen, and the list's end must not hide that.
    guard planner.addParts.alive.isEmpty, planner.list != nil else { return }
    try planner.close()
  }
}
