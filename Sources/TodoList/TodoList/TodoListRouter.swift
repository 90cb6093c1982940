public import Navigation

/// Assembles the list, and opens the detail of a todo.
///
/// That the router assembles is this system's dialect. It strains the rule that one place alone knows all types, since the
/// module that opens another also names that one's router.
///
/// - Owned by: ``TodoListPresenter``.
/// - Owns: ``TodoServices``, which it hands on.
/// - Holds weakly: its screen, which owns the presenter and so the router.
@MainActor public final class TodoListRouter {
  private weak let screen: (any Screen)?
  private let services: TodoServices

  package init(screen: any Screen, services: TodoServices) {
    self.screen = screen
    self.services = services
  }

  /// The whole module; whoever shows the screen owns it.
  public static func assemble(_ services: TodoServices) -> TodoListScreen {
    let screen = TodoListScreen()
    let interactor = TodoListInteractor(services)
    let router = TodoListRouter(screen: screen, services: services)
    let presenter = TodoListPresenter(view: screen, useCase: interactor, router: router)
    interactor.output = presenter
    screen.presenter = presenter
    return screen
  }
}

extension TodoListRouter: TodoListRouting {
  public func openDetail(of id: TodoID, output: any TodoDetailOutput) throws(NavigationError) {
    guard let screen else { throw .noNavigation }
    try screen.shownIn().push(TodoDetailRouter.assemble(id, services, output: output), animated: true)
  }
}
