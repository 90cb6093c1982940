import CurrencyConverter
import CurrencyConverterMocks
import SpySupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .timeLimit(.minutes(1))) struct `Converter configurator` {
  @Test func `connects presenter, interactor and router`() throws {
    let module = track(ConverterModule())
    let screen = try module.open()

    let presenter = try #require(screen.presenter as? ConverterPresenter)
    let interactor = try #require(presenter.useCase as? ConverterInteractor)
    #expect(presenter.router is ConverterRouter)
    #expect(interactor.output === presenter)
    #expect(screen.picker.delegate === presenter)
  }

  @Test func `gives each screen parts of its own`() {
    let module = track(ConverterModule())
    let configurator = makeConfigurator(module)
    let first = track(ConverterScreen(configurator: configurator))
    let second = track(ConverterScreen(configurator: configurator))

    first.load()
    second.load()

    #expect(first.presenter !== second.presenter)
  }

  @Test func `a screen that is not loaded has no parts yet`() {
    let module = track(ConverterModule())

    let screen = track(module.makeScreen())
    screen.swap()

    #expect(screen.presenter == nil)
    #expect(module.rates.take() == [])
  }

  private func makeConfigurator(_ module: ConverterModule) -> ConverterConfigurator {
    track(
      ConverterConfigurator(
        rates: module.rates, memory: StoredCurrencyService(storage: module.storage), links: module.links,
        today: module.today))
  }
}
