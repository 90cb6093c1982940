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
  private let seen = SeenScreens()

  init(rates: any RatesService, storage: any StorageService, isTerminal: Bool = false, today: CalendarDay) {
    input = TerminalInputStub(isTerminal: isTerminal)
    driver = TerminalDriver(
      navigation: NavigationStack(), input: input, output: output
    ) { [seen] screen in
      seen.add(screen)
      return ConverterFrontEnds.frontEnd(for: screen)
    }
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

  /// The titles of the screens that were shown and are still alive.
  var openScreens: [String] { seen.alive }
}

/// Every screen that was shown, held weakly.
@MainActor private final class SeenScreens {
  private struct Seen {
    weak let screen: (any Screen)?
  }

  private var screens: [Seen] = []

  func add(_ screen: any Screen) {
    if !screens.contains(where: { $0.screen === screen }) { screens.append(Seen(screen: screen)) }
  }

  var alive: [String] { screens.compactMap(\.screen?.title) }
}
