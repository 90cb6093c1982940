public import Navigation

// The map of the module: who tells whom what, in call order.
// The wireframe makes the parts, presents the screen and answers the presenter's routing.

// MARK: - Screen → presenter

/// What a user does with the list; and what an added task tells it.
@MainActor public protocol TaskListPresentation: AddTaskDelegate {
  /// The screen has loaded, or a user asks once more.
  func updateView()

  func addTask()
}

// MARK: - Presenter → screen

/// What the list shows; display values only.
@MainActor public protocol TaskListView: AnyObject {
  func show(tasks: TaskListDisplay)

  /// Why something that was asked for did not happen; an empty text ends it.
  func show(errorMessage: String)

  func show(isBusy: Bool)
}

// MARK: - Presenter → interactor

/// What the list can do.
@MainActor public protocol TaskListUseCase: AnyObject {
  /// Finds all tasks; of several questions the newest one is answered.
  func findTasks()
}

// MARK: - Interactor → presenter

/// What has become of it.
@MainActor public protocol TaskListUseCaseOutput: AnyObject {
  func found(_ agenda: Agenda)
  func occurred(_ error: AppError)
}

// MARK: - Presenter → wireframe

/// Where the list leads.
@MainActor public protocol TaskListRouting: AnyObject {
  /// - Parameter delegate: told when a task was added; held weakly.
  func presentAddTask(telling delegate: any AddTaskDelegate) throws(NavigationError)
}
