public import Navigation

/// Makes the list, presents it in a navigation, and leads on from it.
///
/// - Owned by: ``TaskListPresenter``. In the slides nobody owns it, and it dies after ``present(in:)``.
/// - Owns: ``AddTaskWireframe``; ``TaskDataManaging`` and the way to know today, which it hands on.
/// - Holds weakly: its screen, which owns the presenter and so the wireframe.
@MainActor public final class TaskListWireframe {
  private weak var screen: (any Screen)?

  package let addTask: AddTaskWireframe
  private let dataManager: any TaskDataManaging
  private let today: @MainActor () -> Today

  /// - Parameters:
  ///   - today: asked for each answer, since a list may stay open over midnight.
  ///   - makeID: another id each time.
  public init(
    dataManager: any TaskDataManaging, today: @escaping @MainActor () -> Today,
    makeID: @escaping @MainActor () -> TaskID
  ) {
    self.dataManager = dataManager
    self.today = today
    addTask = AddTaskWireframe(dataManager: dataManager, makeID: makeID)
  }

  /// Pushes a new list.
  ///
  /// - Throws: also ``NavigationError/alreadyShown`` while its list is shown; another one takes another wireframe.
  public func present(in navigation: any Navigating) throws(NavigationError) {
    guard screen?.context.navigation == nil else { throw .alreadyShown }
    let screen = makeScreen()
    self.screen = screen
    try navigation.push(screen, animated: true)
  }

  private func makeScreen() -> TaskListScreen {
    let screen = TaskListScreen()
    let interactor = TaskListInteractor(dataManager: dataManager, today: today)
    let presenter = TaskListPresenter(view: screen, useCase: interactor, router: self)
    interactor.output = presenter
    screen.presenter = presenter
    return screen
  }
}

extension TaskListWireframe: TaskListRouting {
  public func presentAddTask(telling delegate: any AddTaskDelegate) throws(NavigationError) {
    guard let screen else { throw .noNavigation }
    try addTask.present(in: screen.shownIn(), telling: delegate)
  }
}
