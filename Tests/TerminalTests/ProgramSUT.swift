import Navigation
import Terminal
import TerminalMocks

/// A whole system under a driver; its screens are owned by the driver's navigation alone.
@MainActor final class ProgramSUT {
  let input: TerminalInputStub
  let output = TerminalOutputSpy()
  let driver: TerminalDriver

  private let show: @MainActor (any Navigating) throws(NavigationError) -> Void
  private let seen = SeenScreens()

  /// - Parameter show: shows the first screen.
  init(
    isTerminal: Bool = false, frontEnd: @escaping @MainActor (any Screen) -> (any ScreenFrontEnd)?,
    show: @escaping @MainActor (any Navigating) throws(NavigationError) -> Void
  ) {
    self.show = show
    input = TerminalInputStub(isTerminal: isTerminal)
    driver = TerminalDriver(navigation: NavigationStack(), input: input, output: output) { [seen] screen in
      seen.add(screen)
      return frontEnd(screen)
    }
  }

  func run() async throws {
    try await driver.run(showing: show)
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
