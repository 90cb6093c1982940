package import Navigation

/// Closes About.
///
/// - Owned by: ``AboutPresenter``.
/// - Holds weakly: its screen, which owns the presenter and so the router.
@MainActor package final class AboutRouter {
  private weak let screen: (any Screen)?

  package init(screen: any Screen) {
    self.screen = screen
  }
}

extension AboutRouter: AboutRouting {
  package func close() throws(NavigationError) {
    guard let screen else { throw .noNavigation }
    try screen.shownIn().dismiss(screen, animated: true)
  }
}
