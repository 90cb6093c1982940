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
    show(animated: animated) { Self.letGo(of: &screens, from: screens.count - 1) }
  }

  public func pop(to screen: any Screen, animated: Bool) throws(NavigationError) {
    guard let index = screens.firstIndex(where: { $0 === screen }) else { throw .notOnStack }
    show(animated: animated) { Self.letGo(of: &screens, from: index + 1) }
  }

  public func popToRoot(animated: Bool) throws(NavigationError) {
    guard !screens.isEmpty else { throw .nothingToPop }
    show(animated: animated) { Self.letGo(of: &screens, from: 1) }
  }

  public func present(_ screen: any Screen, animated: Bool) throws(NavigationError) {
    try own(screen)
    show(animated: animated) { presented.append(screen) }
  }

  public func dismiss(_ screen: any Screen, animated: Bool, completion: () -> Void) throws(NavigationError) {
    guard let index = presented.firstIndex(where: { $0 === screen }) else { throw .notPresented }
    show(animated: animated) { Self.letGo(of: &presented, from: index) }
    completion()
  }
}

extension NavigationStack {
  private func own(_ screen: any Screen) throws(NavigationError) {
    guard screen.context.navigation == nil else { throw .alreadyShown }
    screen.context.navigation = self
  }

  private static func letGo(of screens: inout [any Screen], from index: Int) {
    while screens.count > index { screens.removeLast().context.navigation = nil }
  }

  /// Makes a change and, where another screen is visible after it, prepares that screen and tells the front end.
  private func show(animated: Bool, _ change: () -> Void) {
    let before = visible
    change()
    guard let shown = visible, shown !== before else { return }

    shown.loadIfNeeded()
    // The screen may navigate on by itself while it loads or appears; then that transition says what is visible.
    guard shown === visible else { return }
    shown.willAppear()
    guard shown === visible else { return }
    observer?.navigationDidShow(shown, animated: animated)
  }
}
