import Navigation
import NavigationMocks
import SpySupport
import TaskPlanner
import TaskPlannerMocks
import Testing
import TestingLeakChecks

/// The table of who holds whom: the one picture of the design, as the objects really are.
@MainActor @Suite(.leakFree) struct `Ownership in the task planner` {
  @Test(arguments: [false, true]) func `the list, in flight and answered`(_ isAnswered: Bool) throws {
    let module = TaskPlannerModule()
    let screen = try #require(try module.open())
    if isAnswered { try module.data.taskAnswers.answer(1, with: .success([.example()])) }

    expectOwnership(of: screen, stoppingAt: Self.services, is: Self.list)
  }

  @Test func `the list with a new task over it, and without it again`() throws {
    let module = TaskPlannerModule()
    let screen = try #require(try module.open())
    try module.openAdd()

    expectOwnership(
      of: screen, stoppingAt: Self.services, is: Self.list + "\nAddTaskWireframe.screen ┈┈▶ AddTaskScreen")

    module.add?.cancel()
    expectOwnership(of: screen, stoppingAt: Self.services, is: Self.list)
  }

  @Test(arguments: [false, true]) func `a new task, opened and saving`(_ isSaving: Bool) throws {
    let module = TaskPlannerModule()
    try module.openAddAndType()
    if isSaving { module.add?.save() }

    expectOwnership(
      of: try #require(module.add), stoppingAt: Self.services + [TaskListPresenter.self],
      is: """
        AddTaskScreen.context.navigation ┈┈▶ NavigationStack
        AddTaskScreen.presenter ══▶ AddTaskPresenter
        AddTaskPresenter.view ┈┈▶ AddTaskScreen
        AddTaskPresenter.delegate ┈┈▶ TaskListPresenter
        AddTaskPresenter.useCase ══▶ AddTaskInteractor
        AddTaskPresenter.router ══▶ AddTaskWireframe
        AddTaskInteractor.output ┈┈▶ AddTaskPresenter
        AddTaskInteractor.dataManager ══▶ TaskDataManagingSpy
        AddTaskWireframe.screen ┈┈▶ AddTaskScreen
        AddTaskWireframe.dataManager ══▶ TaskDataManagingSpy
        """)
  }

  private static let list = """
    TaskListScreen.context.navigation ┈┈▶ NavigationStack
    TaskListScreen.presenter ══▶ TaskListPresenter
    TaskListPresenter.view ┈┈▶ TaskListScreen
    TaskListPresenter.useCase ══▶ TaskListInteractor
    TaskListPresenter.router ══▶ TaskListWireframe
    TaskListInteractor.output ┈┈▶ TaskListPresenter
    TaskListInteractor.dataManager ══▶ TaskDataManagingSpy
    TaskListWireframe.screen ┈┈▶ TaskListScreen
    TaskListWireframe.addTask ══▶ AddTaskWireframe
    TaskListWireframe.dataManager ══▶ TaskDataManagingSpy
    AddTaskWireframe.dataManager ══▶ TaskDataManagingSpy
    """

  private static let services: [any AnyObject.Type] = [TaskDataManagingSpy.self, NavigationStack.self]
}
