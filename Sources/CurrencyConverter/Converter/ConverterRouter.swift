public import Navigation

/// Opens what the converter leads to; it is handed the way to make the next screen and never builds one.
///
/// - Owned by: ``ConverterPresenter``.
/// - Holds weakly: its screen, which owns the presenter and so the router.
@MainActor public final class ConverterRouter {
  private weak let screen: (any Screen)?
  private let makeAbout: @MainActor () -> any Screen

  public init(screen: any Screen, makeAbout: @escaping @MainActor () -> any Screen) {
    self.screen = screen
    self.makeAbout = makeAbout
  }
}

extension ConverterRouter: ConverterRouting {
  public func openAbout() throws(NavigationError) {
    guard let screen else { throw .noNavigation }
    try screen.shownIn().present(makeAbout(), animated: true)
  }
}
