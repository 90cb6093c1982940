public import Navigation

/// The view of a new task: keeps what is typed until it is saved.
///
/// - Owned by: ``NavigationStack``.
/// - Owns: ``AddTaskPresentation``.
/// - Holds weakly: its navigation and its observer, in ``context``.
@MainActor public final class AddTaskScreen {
  public let title = "New task"
  public var context = ScreenContext()

  public private(set) var taskTitle = "" { didSet { changed() } }
  public private(set) var due = "" { didSet { changed() } }
  public private(set) var errorMessage = "" { didSet { changed() } }

  /// While it is true a front end offers no editing: the screen closes with the save, and what is typed would be lost.
  public private(set) var isSaving = false { didSet { changed() } }

  /// Set once, by the wireframe: the presenter is made for the screen that owns it.
  package var presenter: (any AddTaskPresentation)?

  package init() {}
}

extension AddTaskScreen: Screen {
  public func load() {}
}

// MARK: - What a user does

extension AddTaskScreen {
  public func type(title: String) {
    taskTitle = title
    presenter?.didEdit()
  }

  /// - Parameter due: a day such as `2026-04-13`; empty for none.
  public func type(due: String) {
    self.due = due
    presenter?.didEdit()
  }

  public func save() { presenter?.save(title: taskTitle, due: due) }
  public func cancel() { presenter?.cancel() }
}

// MARK: - What is shown

extension AddTaskScreen: AddTaskView {
  public func show(errorMessage: String) { self.errorMessage = errorMessage }
  public func show(isSaving: Bool) { self.isSaving = isSaving }
}
