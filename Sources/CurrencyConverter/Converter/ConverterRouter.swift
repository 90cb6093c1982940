package import Navigation

/// Opens what the converter leads to; it is handed the way to make the next screen and never builds one.
///
/// - Owned by: ``ConverterPresenter``.
/// - Owns: the maker of the About screen, and by it the services that About needs.
/// - Holds weakly: its screen, which owns the presenter and so the router.
@MainActor package final class ConverterRouter {
  private weak let screen: (any Screen)?
  private let makeAbout: @MainActor () -> any Screen

  package init(screen: any Screen, makeAbout: @escaping @MainActor () -> any Screen) {
    self.screen = screen
    self.makeAbout = makeAbout
  }
}

extension ConverterRouter: ConverterRouting {
  package func openAbout() throws(NavigationError) {
    guard let screen else { throw .noNavigation }
    try screen.shownIn().present(makeAbout(), animated: true)
  }
}
