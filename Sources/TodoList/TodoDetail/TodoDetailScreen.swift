public import Navigation

/// The view of one todo.
///
/// - Owned by: ``NavigationStack``.
/// - Owns: ``TodoDetailPresentation``.
/// - Holds weakly: its navigation and its observer, in ``context``.
@MainActor public final class TodoDetailScreen {
  public let title = "Todo"
  public var context = ScreenContext()

  /// `nil` as long as there is nothing to show.
  public private(set) var todo: TodoDetailDisplay? { didSet { changed() } }

  public private(set) var notice = "" { didSet { changed() } }

  /// Set once, by who assembles: the presenter is made after the screen that it shows things on.
  package var presenter: (any TodoDetailPresentation)?

  package init() {}
}

extension TodoDetailScreen: Screen {
  public func load() { presenter?.start() }
}

// MARK: - What a user does

extension TodoDetailScreen {
  public func toggle() { presenter?.toggle() }
  public func delete() { presenter?.delete() }
  public func close() { presenter?.close() }
}

// MARK: - What is shown

extension TodoDetailScreen: TodoDetailView {
  public func show(_ todo: TodoDetailDisplay) { self.todo = todo }
  public func showNotice(_ text: String) { notice = text }
}
