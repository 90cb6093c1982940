/// A stack of screens with others presented over it.
///
/// It is the only strong owner of screens: what it lets go of is freed, and its module with it.
///
/// - Owned by: the front end.
/// - Owns: every ``Screen`` on the stack and presented over it.
/// - Holds weakly: ``NavigationObserver``, the front end.
@MainActor public final class NavigationStack {
  /// The screens pushed, first one first.
  public private(set) var screens: [any Screen] = []

  /// The screens presented over the stack, topmost last.
  public private(set) var presented: [any Screen] = []

  public weak var observer: (any NavigationObserver)?

  public init() {}

  /// The screen that a user sees.
  public var visible: (any Screen)? {
    presented.last ?? screens.last
  }
}

extension NavigationStack: Navigating {
  public func push(_ screen: any Screen, animated: Bool) throws(NavigationError) {
    try own(screen)
    show(animated: animated) { screens.append(screen) }
  }

  public func pop(animated: Bool) throws(NavigationError) {
    guard screens.count > 1 else { throw .nothingToPop }
    show(animated: animated) { letGoOfScreens(above: screens.count - 2) }
  }

  public func pop(to screen: any Screen, animated: Bool) throws(NavigationError) {
    guard let index = screens.firstIndex(where: { $0 === screen }) else { throw .notOnStack }
    show(animated: animated) { letGoOfScreens(above: index) }
  }

  public func popToRoot(animated: Bool) throws(NavigationError) {
    guard !screens.isEmpty else { throw .nothingToPop }
    show(animated: animated) { letGoOfScreens(above: 0) }
  }

  public func present(_ screen: any Screen, animated: Bool) throws(NavigationError) {
    try own(screen)
    show(animated: animated) { presented.append(screen) }
  }

  public func dismiss(animated: Bool, completion: () -> Void) throws(NavigationError) {
    guard !presented.isEmpty else { throw .nothingPresented }
    show(animated: animated) { presented.removeLast().context.navigation = nil }
    completion()
  }
}

extension NavigationStack {
  private func own(_ screen: any Screen) throws(NavigationError) {
    guard !(screens + presented).contains(where: { $0 === screen }) else { throw .alreadyShown }
    screen.context.navigation = self
  }

  private func letGoOfScreens(above index: Int) {
    while screens.count > index + 1 {
      screens.removeLast().context.navigation = nil
    }
  }

  /// Makes a change and, where another screen is visible after it, prepares that screen and tells the front end.
  private func show(animated: Bool, _ change: () -> Void) {
    let before = visible
    change()
    guard let shown = visible, shown !== before else { return }

    shown.loadIfNeeded()
    // Loading may have navigated on already; then the newer transition has said so itself.
    guard shown === visible else { return }
    shown.willAppear()
    observer?.navigationDidShow(shown, animated: animated)
  }
}
