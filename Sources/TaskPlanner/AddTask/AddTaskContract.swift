public import Navigation

// The map of the module: who tells whom what, in call order.
// The wireframe makes the parts, presents the screen and answers the presenter's routing.

// MARK: - Screen → presenter

/// What a user does with a new task.
@MainActor public protocol AddTaskPresentation: AnyObject {
  /// Title or day are typed differently, so that what was said of them is done with.
  func didEdit()

  /// - Parameters:
  ///   - title: as it was typed.
  ///   - due: a day as it was typed; empty for none.
  func save(title: String, due: String)

  func cancel()
}

// MARK: - Presenter → screen

/// What a new task shows; display values only.
@MainActor public protocol AddTaskView: AnyObject {
  /// Why the task was not saved; an empty text ends it.
  func show(errorMessage: String)

  func show(isSaving: Bool)
}

// MARK: - Presenter → interactor

/// What can be done with a new task.
@MainActor public protocol AddTaskUseCase: AnyObject {
  /// Saves what was typed, unless it is refused or a save is under way.
  func save(title: String, due: String)
}

// MARK: - Interactor → presenter

/// What has become of it.
@MainActor public protocol AddTaskUseCaseOutput: AnyObject {
  func refused(_ refusal: AddTaskRefusal)

  /// A save is under way; ``saved()`` or ``occurred(_:)`` ends it.
  func began()

  func saved()
  func occurred(_ error: AppError)
}

// MARK: - Presenter → wireframe

/// Where a new task leads.
@MainActor public protocol AddTaskRouting: AnyObject {
  /// - Parameter view: what is to go, since another new task may be shown by now.
  func dismiss(_ view: any AddTaskView) throws(NavigationError)
}

// MARK: - Presenter → who asked for a new task

/// Who wants to know that there is a new task.
@MainActor public protocol AddTaskDelegate: AnyObject {
  /// A task was added; or its screen closes while a save is under way, which goes on to its end.
  func didAddTask()
}
