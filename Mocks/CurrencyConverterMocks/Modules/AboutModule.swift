package import CurrencyConverter
package import LinksMocks
package import Navigation
internal import NavigationMocks
package import SpySupport

/// About on a navigation, with real parts before a service that knows its source; it owns no part of it.
@MainActor package final class AboutModule {
  package let navigation = NavigationStack()
  package let rates: RatesServiceSpy
  package let links = LinkOpeningSpy()

  /// What the module consists of, by role, once it is assembled.
  package private(set) var parts = Parts([:])

  package init(source: RatesSource = .example) {
    rates = RatesServiceSpy(source: source)
  }

  /// Presents the screen over another one, or pushes it, so that it cannot close itself.
  @discardableResult
  package func open(isPresented: Bool = true) throws -> AboutScreen {
    let screen = AboutScreen(configurator: AboutConfigurator(rates: rates, links: links))
    try navigation.push(ScreenSpy(), animated: false)
    try isPresented
      ? navigation.present(screen, animated: false) : navigation.push(screen, animated: false)
    let presenter = screen.presenter as? AboutPresenter
    parts = Parts([
      "screen": screen, "presenter": presenter, "interactor": presenter?.useCase, "router": presenter?.router,
    ])
    return screen
  }

  package func close() throws {
    if let screen = navigation.presented.last {
      try navigation.dismiss(screen, animated: false)
    } else {
      try navigation.pop(animated: false)
    }
  }

  package var screen: AboutScreen? { (navigation.presented.last ?? navigation.screens.last) as? AboutScreen }
}
