import CurrencyConverter
import CurrencyConverterMocks
import LinksMocks
import Navigation
import NavigationMocks
import Testing
import TestingLeakChecks

/// The table of who holds whom: the one picture of the design, as the objects really are.
@MainActor @Suite(.leakFree) struct `Ownership in the converter` {
  @Test func `while both questions are asked`() async throws {
    let module = ConverterModule()
    let screen = try module.open()
    try await module.answerList(with: .success(Currency.examples))
    try await module.arrivalOfRate()

    expectOwnership(
      of: screen, stoppingAt: Self.services,
      is: Self.parts + """
        LatestQuestion#1.task ══▶ Task#1
        LatestQuestion#2.task ══▶ Task#2
        """)
  }

  @Test(arguments: [nil, ConversionSide.input])
  func `answered, without and with an open picker`(_ side: ConversionSide?) async throws {
    let module = ConverterModule()
    let screen = try await module.openAndLoad()
    if let side { screen.chooseCurrency(side) }

    expectOwnership(
      of: screen, stoppingAt: Self.services,
      is: Self.parts + """
        ConverterInteractor.saveTask ══▶ Task#1
        LatestQuestion#1.task ══▶ Task#2
        LatestQuestion#2.task ══▶ Task#3
        """)
  }

  @Test func `About, opened`() throws {
    let navigation = NavigationStack()
    let configurator = AboutConfigurator(rates: RatesServiceSpy(source: .example), links: LinkOpeningSpy())
    let screen = AboutScreen(configurator: configurator)
    try navigation.push(screen, animated: false)

    expectOwnership(
      of: screen, stoppingAt: Self.services,
      is: """
        AboutScreen.configurator ══▶ AboutConfigurator
        AboutScreen.context.navigation ┈┈▶ NavigationStack
        AboutScreen.presenter ══▶ AboutPresenter
        AboutPresenter.view ┈┈▶ AboutScreen
        AboutPresenter.useCase ══▶ AboutInteractor
        AboutPresenter.router ══▶ AboutRouter
        AboutRouter.screen ┈┈▶ AboutScreen
        AboutInteractor.output ┈┈▶ AboutPresenter
        AboutInteractor.rates ══▶ RatesServiceSpy
        AboutInteractor.links ══▶ LinkOpeningSpy
        AboutConfigurator.rates ══▶ RatesServiceSpy
        AboutConfigurator.links ══▶ LinkOpeningSpy
        """)
  }

  /// What holds in every state.
  private static let parts = """
    ConverterScreen.configurator ══▶ ConverterConfigurator
    ConverterScreen.context.navigation ┈┈▶ NavigationStack
    ConverterScreen.picker ══▶ CurrencyPicker
    ConverterScreen.presenter ══▶ ConverterPresenter
    CurrencyPicker.delegate ┈┈▶ ConverterPresenter
    CurrencyPicker.onChange → capture 1 ┈┈▶ ConverterScreen
    ConverterPresenter.view ┈┈▶ ConverterScreen
    ConverterPresenter.useCase ══▶ ConverterInteractor
    ConverterPresenter.router ══▶ ConverterRouter
    ConverterRouter.screen ┈┈▶ ConverterScreen
    ConverterRouter.makeAbout → capture 1 ══▶ RatesServiceSpy
    ConverterRouter.makeAbout → capture 2 ══▶ LinkOpeningSpy
    ConverterInteractor.output ┈┈▶ ConverterPresenter
    ConverterInteractor.rates ══▶ RatesServiceSpy
    ConverterInteractor.memory ══▶ StoredCurrencyService
    ConverterInteractor.today ══▶ TodayStub
    ConverterInteractor.listQuestion ══▶ LatestQuestion#1
    ConverterInteractor.rateQuestion ══▶ LatestQuestion#2
    ConverterConfigurator.rates ══▶ RatesServiceSpy
    ConverterConfigurator.memory ══▶ StoredCurrencyService
    ConverterConfigurator.links ══▶ LinkOpeningSpy
    ConverterConfigurator.today ══▶ TodayStub

    """

  private static let services: [any AnyObject.Type] = [
    RatesServiceSpy.self, StoredCurrencyService.self, InMemoryStorage.self, LinkOpeningSpy.self, TodayStub.self,
    NavigationStack.self,
  ]
}
