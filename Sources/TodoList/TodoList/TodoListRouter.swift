public import Navigation

/// Assembles the list, and opens the detail of a todo.
///
/// That the router assembles is this system's dialect. It strains the rule that one place alone knows all types, since the
/// module that opens another also names that one's router.
///
/// - Owned by: ``TodoListPresenter``.
/// - Owns: ``TodoServices``, which it hands on.
/// - Holds weakly: the view, which owns the presenter and so the router; the detail that is shown, to open no second one.
@MainActor public final class TodoListRouter {
  private weak let view: (any TodoListView)?
  private weak var detail: (any Screen)?
  private let services: TodoServices

  package init(view: any TodoListView, services: TodoServices) {
    self.view = view
    self.services = services
  }

  /// The whole module; whoever shows the screen owns it.
  public static func assemble(_ services: TodoServices) -> TodoListScreen {
    let screen = TodoListScreen()
    let interactor = TodoListInteractor(services)
    let router = TodoListRouter(view: screen, services: services)
    let presenter = TodoListPresenter(view: screen, useCase: interactor, router: router)
    interactor.output = presenter
    screen.presenter = presenter
    return screen
  }
}

extension TodoListRouter: TodoListRouting {
  public func openDetail(of id: TodoID, output: any TodoDetailOutput) throws(NavigationError) {
    guard let view else { throw .noNavigation }
    guard detail?.context.navigation == nil else { throw .alreadyShown }
    let detail = TodoDetailRouter.assemble(id, services, output: output)
    self.detail = detail
    try view.shownIn().push(detail, animated: true)
  }
}
