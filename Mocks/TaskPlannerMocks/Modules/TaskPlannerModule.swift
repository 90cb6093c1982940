package import Navigation
internal import NavigationMocks
package import SpySupport
package import TaskPlanner

/// The whole planner on a navigation, with real parts between held answers; it owns no part of it but the data manager.
@MainActor package final class TaskPlannerModule {
  package let navigation = NavigationStack()

  /// The answers, held by the test, where it did not bring a data manager of its own.
  package let data: TaskDataManagingSpy
  private let dataManager: any TaskDataManaging

  /// What the list consists of, by role, once it is open.
  package private(set) var listParts = Parts([:])

  /// What the new task that was opened last consists of, by role.
  package private(set) var addParts = Parts([:])

  package init(dataManager: (any TaskDataManaging)? = nil) {
    data = TaskDataManagingSpy()
    self.dataManager = dataManager ?? data
  }

  /// The list over another screen, so that it can be closed again; its wireframe is left to it.
  @discardableResult
  package func open() throws -> TaskListScreen? {
    if navigation.screens.isEmpty { try navigation.push(ScreenSpy(), animated: false) }
    let today = try Today.example()
    let wireframe = TaskListWireframe(dataManager: dataManager, today: { today }, makeID: { TaskID("new") })
    try wireframe.present(in: navigation)
    let presenter = list?.presenter as? TaskListPresenter
    listParts = Parts([
      "screen": list, "presenter": presenter, "interactor": presenter?.useCase, "wireframe": presenter?.router,
      "add wireframe": wireframe.addTask,
    ])
    return list
  }

  @discardableResult
  package func openAdd() throws -> AddTaskScreen? {
    list?.addTask()
    let presenter = add?.presenter as? AddTaskPresenter
    addParts = Parts(["screen": add, "presenter": presenter, "interactor": presenter?.useCase])
    return add
  }

  /// Opens the list and a new task over it, with something typed.
  package func openAddAndType(_ title: String = "Mow") throws {
    try open()
    try openAdd()?.type(title: title)
  }

  package func close() throws {
    try navigation.pop(animated: false)
  }

  package var list: TaskListScreen? { navigation.screens.last as? TaskListScreen }
  package var add: AddTaskScreen? { navigation.presented.last as? AddTaskScreen }
}
