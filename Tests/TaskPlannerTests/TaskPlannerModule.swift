import Days
import Navigation
import NavigationMocks
import SpySupport
import TaskPlanner
import TaskPlannerMocks
import TestSupport

/// The whole planner on a navigation, with real parts between held answers; it owns no part of it but the data manager.
@MainActor final class TaskPlannerModule {
  let navigation = NavigationStack()

  /// The answers, held by the test, where it did not bring a data manager of its own.
  let data: TaskDataManagingSpy
  private let dataManager: any TaskDataManaging

  /// What the list consists of, by role, once it is open.
  private(set) var listParts = Parts([:])

  /// What the new task that was opened last consists of, by role.
  private(set) var addParts = Parts([:])

  init(dataManager: (any TaskDataManaging)? = nil) {
    data = TaskDataManagingSpy()
    self.dataManager = dataManager ?? data
  }

  /// The list over another screen, so that it can be closed again; its wireframe is left to it.
  @discardableResult
  func open() throws -> TaskListScreen? {
    if navigation.screens.isEmpty { try navigation.push(ScreenSpy(), animated: false) }
    let wireframe = TaskListWireframe(
      dataManager: dataManager, today: { Today(day: CalendarDay("2026-04-14") ?? .first, firstWeekday: .monday) },
      makeID: { TaskID("new") })
    try wireframe.present(in: navigation)
    let presenter = list?.presenter as? TaskListPresenter
    listParts = Parts([
      "screen": list, "presenter": presenter, "interactor": presenter?.useCase, "wireframe": presenter?.router,
      "add wireframe": wireframe.addTask,
    ])
    return list
  }

  @discardableResult
  func openAdd() throws -> AddTaskScreen? {
    list?.addTask()
    let presenter = add?.presenter as? AddTaskPresenter
    addParts = Parts(["screen": add, "presenter": presenter, "interactor": presenter?.useCase])
    return add
  }

  /// Opens the list and a new task over it, with something typed.
  func openAddAndType(_ title: String = "Mow") throws {
    try open()
    try openAdd()?.type(title: title)
  }

  func close() throws {
    try navigation.pop(animated: false)
  }

  var list: TaskListScreen? { navigation.screens.last as? TaskListScreen }
  var add: AddTaskScreen? { navigation.presented.last as? AddTaskScreen }
}
