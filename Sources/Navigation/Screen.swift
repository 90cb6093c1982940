/// A view without a toolkit: it stores what is shown and offers what a user can do.
///
/// A front end draws its values; so a whole module, view included, lives and dies in a plain test.
///
/// - Owned by: ``NavigationStack``, while it is on the stack or presented.
/// - Holds weakly: its navigation and its observer, by way of ``ScreenContext``.
@MainActor public protocol Screen: AnyObject {
  /// What a front end shows above the screen.
  var title: String { get }

  /// The weak ties to the screen's surroundings; a conforming class stores `ScreenContext()`.
  var context: ScreenContext { get set }

  /// Called once, before the screen is shown for the first time.
  func load()

  /// Called each time the screen becomes the visible one.
  func willAppear()
}

extension Screen {
  public func willAppear() {}

  /// Loads the screen unless that has happened already.
  public func loadIfNeeded() {
    guard !context.isLoaded else { return }
    context.isLoaded = true
    load()
  }

  /// Tells the front end that a shown value has changed.
  public func changed() {
    context.observer?.screenDidChange(self)
  }

  /// The navigation that shows this screen.
  ///
  /// - Throws: ``NavigationError/noNavigation`` where a transition would otherwise be lost without a word.
  public func shownIn() throws(NavigationError) -> any Navigating {
    guard let navigation = context.navigation else { throw .noNavigation }
    return navigation
  }
}
