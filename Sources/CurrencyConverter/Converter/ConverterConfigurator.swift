public import Links
public import Navigation

/// Makes and connects the parts of the converter: the only place that knows their types.
///
/// - Owned by: ``ConverterScreen``.
/// - Owns: the services, which it hands on.
@MainActor public final class ConverterConfigurator {
  private let rates: any RatesService
  private let memory: any CurrencyService
  private let links: any LinkOpening
  private let today: any Today

  public init(
    rates: any RatesService, memory: any CurrencyService, links: any LinkOpening, today: any Today
  ) {
    self.rates = rates
    self.memory = memory
    self.links = links
    self.today = today
  }
}

extension ConverterConfigurator: ConverterConfiguring {
  public func configure(_ screen: any ConverterView & Screen) -> any ConverterPresentation {
    let interactor = ConverterInteractor(rates: rates, memory: memory, today: today)
    let router = ConverterRouter(screen: screen) { [rates, links] in
      AboutScreen(configurator: AboutConfigurator(rates: rates, links: links))
    }
    let presenter = ConverterPresenter(view: screen, useCase: interactor, router: router)
    interactor.output = presenter
    return presenter
  }
}
