public import Navigation

/// The list's view without a toolkit: stores what is shown, forwards what a user does.
///
/// - Owned by: ``NavigationStack``.
/// - Owns: ``TodoListPresentation``.
/// - Holds weakly: its navigation and its observer, in ``context``.
@MainActor public final class TodoListScreen {
  public let title = "Todo list"
  public var context = ScreenContext()

  public private(set) var rows: [TodoRow] = [] { didSet { changed() } }
  public private(set) var notice = "" { didSet { changed() } }

  /// Set once, by who assembles: the presenter is made after the screen that it shows things on.
  package var presenter: (any TodoListPresentation)?

  package init() {}
}

extension TodoListScreen: Screen {
  public func load() {}
  public func willAppear() { presenter?.willAppear() }
}

// MARK: - What a user does

extension TodoListScreen {
  public func add(title: String) { presenter?.add(title: title) }
  public func select(_ id: TodoID) { presenter?.select(id) }
  public func delete(_ id: TodoID) { presenter?.delete(id) }
}

// MARK: - What is shown

extension TodoListScreen: TodoListView {
  public func show(_ rows: [TodoRow]) { self.rows = rows }
  public func showNotice(_ text: String) { notice = text }

  public func refresh(_ row: TodoRow) {
    guard let index = rows.firstIndex(where: { $0.id == row.id }) else { return }
    rows[index] = row
  }
}
