public import Navigation

/// Assembles the detail of a todo, and closes it.
///
/// - Owned by: ``TodoDetailPresenter``.
/// - Holds weakly: the view, which owns the presenter and so the router.
@MainActor public final class TodoDetailRouter {
  private weak let view: (any TodoDetailView)?

  package init(view: any TodoDetailView) {
    self.view = view
  }

  /// The whole module; whoever shows the screen owns it.
  ///
  /// - Parameters:
  ///   - id: what it is about: data goes into the module here, and nowhere else.
  ///   - output: is told what becomes of the todo; held weakly.
  public static func assemble(
    _ id: TodoID, _ services: TodoServices, output: any TodoDetailOutput
  ) -> TodoDetailScreen {
    let screen = TodoDetailScreen()
    let interactor = TodoDetailInteractor(id, services)
    let presenter = TodoDetailPresenter(
      view: screen, useCase: interactor, router: TodoDetailRouter(view: screen), dates: services.dates,
      output: output)
    interactor.output = presenter
    screen.presenter = presenter
    return screen
  }
}

extension TodoDetailRouter: TodoDetailRouting {
  public func close() throws(NavigationError) {
    guard let view else { throw .noNavigation }
    try view.shownIn().pop(animated: true)
  }
}
