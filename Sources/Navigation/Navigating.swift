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

  /// Lets go of a presented screen and of what is presented over it, then calls the completion.
  func dismiss(_ screen: any Screen, animated: Bool, completion: () -> Void) throws(NavigationError)
}

extension Navigating {
  /// Lets go of a presented screen and of what is presented over it.
  public func dismiss(_ screen: any Screen, animated: Bool) throws(NavigationError) {
    try dismiss(screen, animated: animated, completion: {})
  }
}
