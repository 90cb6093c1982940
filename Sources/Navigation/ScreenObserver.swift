/// A front end that draws a screen again when it has changed.
@MainActor public protocol ScreenObserver: AnyObject {
  func screenDidChange(_ screen: any Screen)
}
