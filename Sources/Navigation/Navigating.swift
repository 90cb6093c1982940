/// Transitions between screens, as a router asks for them.
///
/// - Note: `animated` is handed on to the front end, which alone knows what moves.
@MainActor public protocol Navigating: AnyObject {
  /// Puts a screen on top of the stack and owns it from then on.
  func push(_ screen: any Screen, animated: Bool) throws(NavigationError)

  /// Lets go of the top screen.
  func pop(animated: Bool) throws(NavigationError)

  /// Lets go of every screen above the given one.
  func pop(to screen: any Screen, animated: Bool) throws(NavigationError)

  /// Lets go of every screen but the first.
  func popToRoot(animated: Bool) throws(NavigationError)

  /// Shows a screen over the stack and owns it from then on.
  func present(_ screen: any Screen, animated: Bool) throws(NavigationError)

  /// Lets go of the screen presented last, then calls the completion.
  func dismiss(animated: Bool, completion: () -> Void) throws(NavigationError)
}

extension Navigating {
  /// Lets go of the screen presented last.
  public func dismiss(animated: Bool) throws(NavigationError) {
    try dismiss(animated: animated, completion: {})
  }
}
