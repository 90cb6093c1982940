public import Navigation

/// Closes About.
///
/// - Owned by: ``AboutPresenter``.
/// - Holds weakly: its screen, which owns the presenter and so the router.
@MainActor public final class AboutRouter {
  private weak let screen: (any Screen)?

  public init(screen: any Screen) {
    self.screen = screen
  }
}

extension AboutRouter: AboutRouting {
  public func close() throws(NavigationError) {
    guard let screen else { throw .noNavigation }
    try screen.shownIn().dismiss(animated: true)
  }
}
