import CurrencyConverter
import CurrencyConverterMocks
import Navigation
import Terminal
import TerminalMocks

/// The whole converter under a driver; the screen is owned by the driver's navigation alone.
@MainActor final class ConverterSUT {
  let input: TerminalInputStub
  let output = TerminalOutputSpy()
  let links = LinkOpeningSpy()
  let driver: TerminalDriver

  private let configurator: ConverterConfigurator

  init(rates: any RatesService, storage: any StorageService, isTerminal: Bool = false, today: CalendarDay) {
    input = TerminalInputStub(isTerminal: isTerminal)
    driver = TerminalDriver(
      navigation: NavigationStack(), input: input, output: output, makeFrontEnd: ConverterFrontEnds.frontEnd)
    configurator = ConverterConfigurator(
      rates: rates, memory: StoredCurrencyService(storage: storage), links: links, today: TodayStub(day: today))
  }

  func run() async throws {
    try await driver.run(ConverterScreen(configurator: configurator))
  }

  /// Sends the lines and the end of the input, then runs until that end.
  func story(_ lines: [String]) async throws {
    for line in lines { input.type(line + "\n") }
    input.send(.end)
    try await run()
  }
}
