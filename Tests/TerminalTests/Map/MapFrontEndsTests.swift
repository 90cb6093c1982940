import MapSearch
import MapSearchMocks
import Navigation
import NavigationMocks
import SpySupport
import Terminal
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree) struct `Front ends of the map` {
  @Test func `does not keep its screen, and draws nothing without it`() throws {
    var screen: (any Screen)? = track(makeScreen())
    let frontEnd = try #require(screen.flatMap(MapFrontEnds.frontEnd))
    screen?.loadIfNeeded()
    #expect(frontEnd.drawing == [Line("Search: (nothing)"), Line("Example", .faint)])
    #expect(frontEnd.commands.isEmpty == false)

    screen = nil

    #expect(frontEnd.drawing == [])
    #expect(frontEnd.commands.isEmpty)
    #expect(frontEnd.isBusy == false)
  }

  @Test func `no two commands share a name`() {
    let screen = makeScreen()

    let commands = MapFrontEnd(screen: screen).commands

    #expect(commands.count == 5)
    #expect(CommandTable(commands).doubledNames == [])
  }

  @Test(arguments: [(true, "retry or dismiss"), (false, "dismiss")])
  func `an alert says what can be done about it`(_ offersRetry: Bool, _ hint: String) {
    let screen = makeScreen()

    screen.showAlert(AlertDisplay(message: "No.", offersRetry: offersRetry))

    #expect(MapFrontEnd(screen: screen).drawing.last == Line("! No. (\(hint))", .warning))
  }

  @Test(
    arguments: [
      ("retry", nil, "There is nothing to try once more."), ("retry", false, "There is nothing to try once more."),
      ("dismiss", nil, "There is no message to close."), ("retry", true, nil), ("dismiss", true, nil),
      ("dismiss", false, nil), ("clear now", nil, "“clear” stands alone: it takes no “now”."), ("clear", nil, nil),
    ] as [(String, Bool?, String?)]) func `what cannot be done is refused with a reason`(
      _ line: String, _ offersRetry: Bool?, _ refusal: String?
    )
  {
    let screen = makeScreen()
    if let offersRetry { screen.showAlert(AlertDisplay(message: "No.", offersRetry: offersRetry)) }
    let table = CommandTable(MapFrontEnd(screen: screen).commands)
    var sentence: String?

    do throws(CommandRefusal) { try table.perform(line) } catch { sentence = error.sentence }

    #expect(sentence == refusal)
  }

  @Test(arguments: [
    ("Tokyo", "Tokyo"), ("search Tokyo", "Tokyo"), ("search clear", "clear"), ("search", ""),
    ("São Paulo", "São Paulo"),
    ("  Paris  ", "Paris"), ("retrying", "retrying"),
  ]) func `whatever is no command is searched`(_ line: String, _ query: String) throws {
    let screen = track(MapScreen())
    let presenter = track(MapPresentationSpy())
    screen.bind(presenter)

    try CommandTable(MapFrontEnd(screen: screen).commands).perform(line)

    #expect(screen.query == query)
    #expect(presenter.messages == [.search(query)])
  }

  @Test func `a screen of another system has none here`() {
    #expect(MapFrontEnds.frontEnd(for: ScreenSpy()) == nil)
  }

  private func makeScreen() -> MapScreen {
    MapModule.assemble(geocoder: GeocoderStub(credit: "Example") { _ in .failure(.noResult) })
  }
}
