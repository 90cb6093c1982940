import CurrencyConverter
import CurrencyConverterMocks
import Days
import LinksMocks
import Navigation
import NavigationMocks
import Terminal
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree) struct `Front ends of the converter` {
  @Test(arguments: Opened.all) func `does not keep its screen, and draws nothing without it`(_ row: Opened) throws {
    var screen: (any Screen)? = track(try row.make())
    let frontEnd = try #require(screen.flatMap(ConverterFrontEnds.frontEnd))
    screen?.loadIfNeeded()
    #expect(frontEnd.drawing != [])
    #expect(frontEnd.commands.isEmpty == false)

    screen = nil

    #expect(frontEnd.drawing == [])
    #expect(frontEnd.commands.isEmpty)
    #expect(frontEnd.isBusy == false)
  }

  @Test(arguments: Opened.all) func `no two commands share a name`(_ row: Opened) throws {
    let screen = try row.make()
    let frontEnd = try #require(ConverterFrontEnds.frontEnd(for: screen))

    #expect(CommandTable(frontEnd.commands).doubledNames == [])
  }

  @Test(arguments: [(true, "retry or dismiss", ["retry", "dismiss"]), (false, "dismiss", ["dismiss"])])
  func `an alert says what can be done about it, and offers that`(
    _ offersRetry: Bool, _ hint: String, _ commands: [String]
  ) throws {
    let screen = try #require(try Opened.all[0].make() as? ConverterScreen)
    let frontEnd = ConverterFrontEnd(screen: screen)

    screen.showAlert(AlertDisplay(message: "No.", offersRetry: offersRetry))

    #expect(frontEnd.drawing.last == Line("! No. (\(hint))", .warning))
    let help = CommandTable(frontEnd.commands).help.prefix(commands.count)
    #expect(zip(help, commands).allSatisfy { $0.hasPrefix($1) })
    #expect(CommandTable(frontEnd.commands).help.contains { $0.hasPrefix("retry") } == offersRetry)
  }

  @Test func `a screen of another system has none here`() {
    #expect(ConverterFrontEnds.frontEnd(for: ScreenSpy()) == nil)
  }
}

struct Opened: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor @Sendable () throws -> any Screen

  static let all = [
    Opened(testDescription: "converter") {
      ConverterScreen(
        configurator: ConverterConfigurator(
          rates: BundledRates(), memory: StoredCurrencyService(storage: InMemoryStorage()), links: LinkOpeningSpy(),
          today: TodayStub(day: try #require(CalendarDay("2026-04-14")))))
    },
    Opened(testDescription: "about") {
      AboutScreen(configurator: AboutConfigurator(rates: BundledRates(), links: LinkOpeningSpy()))
    },
  ]
}
