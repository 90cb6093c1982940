import Navigation
import NavigationMocks
import SpySupport
import Terminal
import TerminalMocks
import Testing
import TestingLeakChecks

/// A driver with a screen that counts.
@MainActor final class CounterSUT {
  let input: TerminalInputStub
  let output: TerminalOutputSpy
  let counter = CounterScreen()
  let driver: TerminalDriver

  init(isTerminal: Bool, drawsOver: Bool = true, at location: SourceLocation) {
    output = TerminalOutputSpy(drawsOver: drawsOver)
    input = TerminalInputStub(isTerminal: isTerminal)
    driver = TerminalDriver(navigation: NavigationStack(), input: input, output: output) { screen in
      (screen as? CounterScreen)?.frontEnd
    }
    track(counter, at: location)
    track(driver, at: location)
  }

  func start() -> Task<Void, any Error> {
    Task { try await driver.run(counter) }
  }

  /// Types the lines and ends the input.
  func story(_ lines: String) async throws {
    input.type(lines)
    input.send(.end)
    try await driver.run(counter)
  }

  var welcome: String {
    frame("Counter", "0", "Type help to see what can be done, quit to end.", "", "> ")
  }

  /// The lines as they are drawn over the frame before.
  func frame(_ lines: String...) -> String {
    "\u{1B}[H" + lines.joined(separator: "\u{1B}[K\n") + "\u{1B}[K\u{1B}[J"
  }
}

@MainActor final class CounterScreen: Screen {
  let title = "Counter"
  var context = ScreenContext()

  private(set) var count = 0 { didSet { changed() } }
  private(set) var drawings = 0
  private var isAsking = false { didSet { changed() } }

  func load() {}
  func add() { count += 1 }
  func ask() { isAsking = true }

  func answer() {
    count += 1
    isAsking = false
  }

  var frontEnd: any ScreenFrontEnd {
    ScreenFrontEndStub { [weak self] in
      self?.drawings += 1
      return [Line("\(self?.count ?? -1)\(self?.isAsking == true ? " …" : "")")]
    } commands: { [weak self] in
      [
        Command("add", summary: "Adds one.") { self?.add() },
        Command("ask", summary: "Adds one later.") { self?.ask() },
        Command("next", summary: "Shows another screen.") {
          try? self?.shownIn().push(ScreenSpy(title: "Other"), animated: false)
        },
      ]
    } isBusy: { [weak self] in
      self?.isAsking == true
    }
  }
}
