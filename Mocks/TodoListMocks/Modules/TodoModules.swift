package import Navigation
internal import NavigationMocks
package import SpySupport
package import TodoList

/// Both modules on a navigation, with real parts over a store; it owns no part of them but the store.
@MainActor package final class TodoModules {
  package let navigation = NavigationStack()
  package let store: any TodoStore

  package init(store: (any TodoStore)? = nil) throws {
    self.store = try store ?? InMemoryTodos(Todo.examples())
  }

  /// Pushes the list over another screen, so that it can be closed again.
  @discardableResult
  package func open() throws -> TodoListScreen {
    try navigation.push(ScreenSpy(), animated: false)
    let screen = TodoListRouter.assemble(.of(store))
    try navigation.push(screen, animated: false)
    return screen
  }

  @discardableResult
  package func openDetail(_ id: TodoID = .milk) throws -> TodoDetailScreen? {
    try open().select(id)
    return detail
  }

  package func close() throws {
    try navigation.popToRoot(animated: false)
  }

  package var list: TodoListScreen? { navigation.screens.lazy.compactMap { $0 as? TodoListScreen }.first }
  package var detail: TodoDetailScreen? { navigation.screens.last as? TodoDetailScreen }

  /// What the list consists of.
  package var listParts: Parts {
    let presenter = list?.presenter as? TodoListPresenter
    return Parts([
      "list screen": list, "list presenter": presenter, "list interactor": presenter?.useCase,
      "list router": presenter?.router,
    ])
  }

  /// What the detail consists of.
  package var detailParts: Parts {
    let presenter = detail?.presenter as? TodoDetailPresenter
    return Parts([
      "detail screen": detail, "detail presenter": presenter, "detail interactor": presenter?.useCase,
      "detail router": presenter?.router,
    ])
  }
}
