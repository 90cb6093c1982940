package import Navigation

/// Makes a new task's module, presents it over the list, and takes it away again.
///
/// - Owned by: ``TaskListWireframe``, for one module after the other; ``AddTaskPresenter``.
/// - Owns: ``TaskDataManaging`` and the maker of ids, which it hands on.
/// - Holds weakly: its screen, which owns the presenter: the module is gone when the screen is dismissed.
@MainActor package final class AddTaskWireframe {
  private weak var screen: (any Screen)?

  private let dataManager: any TaskDataManaging
  private let makeID: @MainActor () -> TaskID

  package init(dataManager: any TaskDataManaging, makeID: @escaping @MainActor () -> TaskID) {
    self.dataManager = dataManager
    self.makeID = makeID
  }

  /// Presents a new module.
  ///
  /// - Parameter delegate: told when a task was added; held weakly.
  /// - Throws: also ``NavigationError/alreadyShown`` while one is shown.
  package func present(
    in navigation: any Navigating, telling delegate: any AddTaskDelegate
  ) throws(NavigationError) {
    guard screen?.context.navigation == nil else { throw .alreadyShown }
    let screen = makeScreen(telling: delegate)
    self.screen = screen
    try navigation.present(screen, animated: true)
  }

  private func makeScreen(telling delegate: any AddTaskDelegate) -> AddTaskScreen {
    let screen = AddTaskScreen()
    let interactor = AddTaskInteractor(dataManager: dataManager, id: makeID())
    let presenter = AddTaskPresenter(view: screen, delegate: delegate, useCase: interactor, router: self)
    interactor.output = presenter
    screen.presenter = presenter
    return screen
  }
}

extension AddTaskWireframe: AddTaskRouting {
  package func dismiss(_ view: any AddTaskView) throws(NavigationError) {
    // A module that was dismissed before must not take away the one that is shown since.
    guard let screen, screen === view else { throw .noNavigation }
    try screen.shownIn().dismiss(screen, animated: true)
  }
}
