/// Why a transition did not happen; whatever was shown is still shown.
public enum NavigationError: Error, Equatable, Sendable, CaseIterable {
  /// The screen is in no navigation, or its navigation is gone.
  case noNavigation

  /// The screen is in a navigation already, this one or another.
  case alreadyShown

  /// The screen to go back to is not on the stack.
  case notOnStack

  /// The first screen, or an empty stack, has nothing to go back to.
  case nothingToPop

  /// The screen to dismiss is not presented.
  case notPresented
}
