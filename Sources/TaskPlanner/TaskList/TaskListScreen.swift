public import Navigation

/// The view of the list: the tasks by section, and a way to add one.
///
/// - Owned by: ``NavigationStack``.
/// - Owns: ``TaskListPresentation``.
/// - Holds weakly: its navigation and its observer, in ``context``.
@MainActor public final class TaskListScreen {
  public let title = "Tasks"
  public var context = ScreenContext()

  public private(set) var tasks = TaskListDisplay(sections: [], note: "") { didSet { changed() } }
  public private(set) var errorMessage = "" { didSet { changed() } }
  public private(set) var isBusy = false { didSet { changed() } }

  /// Set once, by the wireframe: the presenter is made for the screen that owns it.
  package var presenter: (any TaskListPresentation)?

  package init() {}
}

extension TaskListScreen: Screen {
  public func load() { presenter?.updateView() }
}

// MARK: - What a user does

extension TaskListScreen {
  public func refresh() { presenter?.updateView() }
  public func addTask() { presenter?.addTask() }
}

// MARK: - What is shown

extension TaskListScreen: TaskListView {
  public func show(tasks: TaskListDisplay) { self.tasks = tasks }
  public func show(errorMessage: String) { self.errorMessage = errorMessage }
  public func show(isBusy: Bool) { self.isBusy = isBusy }
}
