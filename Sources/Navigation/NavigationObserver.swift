/// A front end that draws another screen when the visible one has changed.
@MainActor public protocol NavigationObserver: AnyObject {
  /// - Parameter screen: the screen that is visible now.
  func navigationDidShow(_ screen: any Screen, animated: Bool)
}
