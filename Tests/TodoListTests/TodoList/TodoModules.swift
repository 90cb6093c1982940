import Navigation
import NavigationMocks
import TestSupport
import TodoList
import TodoListMocks

/// Both modules on a navigation, with real parts over a store; it owns no part of them but the store.
@MainActor final class TodoModules {
  let navigation = NavigationStack()
  let store: any TodoStore

  init(store: (any TodoStore)? = nil) throws {
    self.store = try store ?? InMemoryTodos(Todo.examples())
  }

  /// Pushes the list over another screen, so that it can be closed again.
  @discardableResult
  func open() throws -> TodoListScreen {
    try navigation.push(ScreenSpy(), animated: false)
    let screen = TodoListRouter.assemble(.of(store))
    try navigation.push(screen, animated: false)
    return screen
  }

  @discardableResult
  func openDetail(_ id: TodoID = .milk) throws -> TodoDetailScreen? {
    try open().select(id)
    return detail
  }

  func close() throws {
    try navigation.popToRoot(animated: false)
  }

  var list: TodoListScreen? { navigation.screens.lazy.compactMap { $0 as? TodoListScreen }.first }
  var detail: TodoDetailScreen? { navigation.screens.last as? TodoDetailScreen }

  /// What the list consists of.
  var listParts: Parts {
    let presenter = list?.presenter as? TodoListPresenter
    return Parts([
      "list screen": list, "list presenter": presenter, "list interactor": presenter?.useCase,
      "list router": presenter?.router,
    ])
  }

  /// What the detail consists of.
  var detailParts: Parts {
    let presenter = detail?.presenter as? TodoDetailPresenter
    return Parts([
      "detail screen": detail, "detail presenter": presenter, "detail interactor": presenter?.useCase,
      "detail router": presenter?.router,
    ])
  }
}
