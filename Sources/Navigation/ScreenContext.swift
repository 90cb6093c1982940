/// What a screen knows of its surroundings: all of it weakly, since the surroundings own the screen.
public struct ScreenContext {
  /// The navigation that shows the screen; it owns the screen, so a strong reference would close a cycle.
  public weak var navigation: (any Navigating)?

  /// The front end that draws the screen.
  public weak var observer: (any ScreenObserver)?

  /// Whether ``Screen/load()`` has been called.
  public internal(set) var isLoaded = false

  public init() {}
}
