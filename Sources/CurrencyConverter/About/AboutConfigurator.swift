public import Links
public import Navigation

/// Makes and connects the parts of About: the only place that knows their types.
///
/// - Owned by: ``AboutScreen``.
/// - Owns: the services, which it hands on.
@MainActor public final class AboutConfigurator {
  private let rates: any RatesService
  private let links: any LinkOpening

  public init(rates: any RatesService, links: any LinkOpening) {
    self.rates = rates
    self.links = links
  }
}

extension AboutConfigurator: AboutConfiguring {
  public func configure(_ screen: any AboutView & Screen) -> any AboutPresentation {
    let interactor = AboutInteractor(rates: rates, links: links)
    let router = AboutRouter(screen: screen)
    let presenter = AboutPresenter(view: screen, useCase: interactor, router: router)
    interactor.output = presenter
    return presenter
  }
}
