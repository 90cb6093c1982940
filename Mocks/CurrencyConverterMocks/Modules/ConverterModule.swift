package import CurrencyConverter
package import LinksMocks
package import Navigation
internal import NavigationMocks
package import SpySupport

/// The whole converter on a navigation, with real parts between held answers; it owns no part of it but the services.
@MainActor package final class ConverterModule {
  package let navigation = NavigationStack()
  /// The answers, held by the test, where it did not bring a service of its own.
  package let rates: RatesServiceSpy
  private let service: any RatesService
  package let links = LinkOpeningSpy()
  package let storage: any StorageService
  package let today = TodayStub(day: .ratesDay)

  /// What the module consists of, by role, once it is assembled.
  package private(set) var parts = Parts([:])

  /// The questions that were answered and have run to their end.
  private var ended: Set<Task<Void, Never>> = []

  package init(
    rates service: (any RatesService)? = nil, storage: any StorageService = InMemoryStorage(),
    cancellation: RatesError? = .cancelled
  ) {
    rates = RatesServiceSpy(source: .example, cancellation: cancellation)
    self.service = service ?? rates
    self.storage = storage
  }

  /// A screen that is not loaded yet.
  package func makeScreen() -> ConverterScreen {
    ConverterScreen(
      configurator: ConverterConfigurator(
        rates: service, memory: StoredCurrencyService(storage: storage), links: links, today: today))
  }

  /// Pushes the screen over another one, so that it can be closed again, and takes note of its parts.
  @discardableResult
  package func open() throws -> ConverterScreen {
    let screen = makeScreen()
    if navigation.screens.isEmpty { try navigation.push(ScreenSpy(), animated: false) }
    try navigation.push(screen, animated: false)
    parts = Parts([
      "screen": screen, "picker": screen.picker, "presenter": screen.presenter, "interactor": interactor,
      "router": presenter?.router,
    ])
    return screen
  }

  package func close() throws {
    try navigation.pop(animated: false)
  }

  package var screen: ConverterScreen? { navigation.screens.last as? ConverterScreen }
  package var about: AboutScreen? { navigation.presented.last as? AboutScreen }
  package var presenter: ConverterPresenter? { screen?.presenter as? ConverterPresenter }
  package var interactor: ConverterInteractor? { presenter?.useCase as? ConverterInteractor }

  /// The interactor has asked nothing, or nothing new; so nothing would ever arrive, and the test would hang.
  package struct NothingAsked: Error, CustomStringConvertible {
    package let description = "Nobody has asked the rates service for anything that is not answered yet."
  }

  private func requireOpen(_ task: Task<Void, Never>?) throws {
    guard let task, !ended.contains(task) else { throw NothingAsked() }
  }

  package func arrivalOfList(_ number: Int = 1) async throws {
    try requireOpen(interactor?.listTask)
    await rates.currencyAnswers.arrival(of: number)
  }

  package func arrivalOfRate(_ number: Int = 1) async throws {
    try requireOpen(interactor?.rateTask)
    await rates.rateAnswers.arrival(of: number)
  }

  /// Waits for the list's question, answers it, and awaits what the answer does.
  package func answerList(_ number: Int = 1, with answer: Result<[Currency], RatesError>) async throws {
    try await arrivalOfList(number)
    let task = interactor?.listTask
    try rates.currencyAnswers.answer(number, with: answer)
    await end(task)
  }

  private func end(_ task: Task<Void, Never>?) async {
    await task?.value
    if let task { ended.insert(task) }
  }

  /// Waits for the rate's question, answers it, and awaits what the answer does and saves.
  package func answerRate(
    _ number: Int = 1, with answer: Result<ExchangeRate, RatesError>, awaitingSave: Bool = true
  ) async throws {
    try await arrivalOfRate(number)
    let task = interactor?.rateTask
    try rates.rateAnswers.answer(number, with: answer)
    await end(task)
    if awaitingSave { await interactor?.saveTask?.value }
  }

  /// Opens the screen and answers both of its first questions.
  @discardableResult
  package func openAndLoad() async throws -> ConverterScreen {
    let screen = try open()
    try await answerList(with: .success(Currency.examples))
    try await answerRate(with: .success(.of(.dollarToEuro, base: "1.1684", quote: "1")))
    return screen
  }
}
