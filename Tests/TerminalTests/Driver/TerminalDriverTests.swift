import Navigation
import NavigationMocks
import SpySupport
import Terminal
import TerminalMocks
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .timeLimit(.minutes(1))) struct `Terminal driver from a pipe` {
  @Test func `story: each line is shown and carried out, and the end of the input ends it`() async throws {
    let sut = makeSUT()

    try await sut.story("add\nadd\n")

    #expect(
      sut.output.takeText() == """
        Counter
        0

        > add
        Counter
        1

        > add
        Counter
        2

        """)
  }

  @Test func `what is written behind quit is not carried out`() async throws {
    let sut = makeSUT()

    try await sut.story("quit\nadd\n")

    #expect(sut.output.takeText() == "Counter\n0\n\n> quit\n")
    #expect(sut.counter.count == 0)
  }

  @Test func `empty lines do nothing, and the last line needs no line end`() async throws {
    let sut = makeSUT()

    try await sut.story("\n  \nadd")

    #expect(sut.output.takeText() == "Counter\n0\n\n> add\nCounter\n1\n")
  }

  @Test func `what cannot be done is said until the next line`() async throws {
    let sut = makeSUT()

    try await sut.story("fly\nadd\n")

    #expect(
      sut.output.takeText() == """
        Counter
        0

        > fly
        Counter
        0
        “fly” is no command here. Type help to see which there are.

        > add
        Counter
        1

        """)
  }

  @Test func `help names the commands of the screen and of every screen`() async throws {
    let sut = makeSUT()

    try await sut.story("help\n")

    #expect(
      sut.output.takeText() == """
        Counter
        0

        > help
        Counter
        0
          add            Adds one.
          ask            Adds one later.
          next           Shows another screen.
          help, ?        Shows what can be done here.
          quit, exit, q  Ends the program.

        """)
  }

  @Test func `a line that never ends is refused`() async throws {
    let sut = makeSUT()

    try await sut.story(String(repeating: "a", count: 5000) + "\nadd\n")

    #expect(
      sut.output.takeText()
        == "Counter\n0\n\nCounter\n0\nA line has 4096 bytes at most.\n\n> add\nCounter\n1\n")
  }

  @Test func `a command waits for the answer to the one before, and the end for the last answer`() async throws {
    let sut = makeSUT()
    let run = sut.start()
    sut.input.type("ask\nadd\n")
    sut.input.send(.end)
    await sut.output.log.arrival(of: 3)
    #expect(sut.output.takeText() == "Counter\n0\n\n> ask\nCounter\n0 …\n")

    sut.counter.answer()
    try await run.value

    #expect(sut.output.takeText() == "\nCounter\n1\n\n> add\nCounter\n2\n")
  }

  @Test func `an interrupt waits for nothing`() async throws {
    let sut = makeSUT()
    let run = sut.start()
    sut.input.type("ask\nadd\n")
    await sut.output.log.arrival(of: 3)

    sut.input.send(.interrupt)
    try await run.value

    #expect(sut.output.takeText() == "Counter\n0\n\n> ask\nCounter\n0 …\n")
    #expect(sut.input.isStarted == false, "the terminal is as it was")
  }

  @Test func `another screen is drawn by its own front end`() async throws {
    let sut = makeSUT()

    try await sut.story("next\nadd\n")

    #expect(
      sut.output.takeText() == """
        Counter
        0

        > next
        Other
        This screen has no drawing for a terminal.

        > add
        Other
        This screen has no drawing for a terminal.
        “add” is no command here. Type help to see which there are.

        """)
  }
}

@MainActor @Suite(.leakFree, .timeLimit(.minutes(1))) struct `Terminal driver that is typed into` {
  @Test func `every key is shown, over the frame before`() async throws {
    let sut = makeSUT(isTerminal: true)
    let run = sut.start()
    await sut.output.log.arrival(of: 1)
    #expect(sut.output.takeText() == sut.welcome)

    sut.input.type("ad")
    await sut.output.log.arrival(of: 2)
    #expect(
      sut.output.takeText() == sut.frame("Counter", "0", "Type help to see what can be done, quit to end.", "", "> ad"))

    sut.input.type("d\r")
    await sut.output.log.arrival(of: 3)
    #expect(sut.output.takeText() == sut.frame("Counter", "1", "", "> "))

    sut.input.send(.end)
    try await run.value
    #expect(sut.output.takeText() == "\n")
  }

  @Test func `an answer is drawn while a line is being typed, and input does not wait for it`() async throws {
    let sut = makeSUT(isTerminal: true)
    let run = sut.start()
    sut.input.type("ask\nadd\nad")
    await sut.output.log.arrival(of: 2)
    #expect(sut.output.takeText() == sut.welcome + sut.frame("Counter", "1 …", "", "> ad"))

    sut.counter.answer()
    await sut.output.log.arrival(of: 3)
    #expect(sut.output.takeText() == sut.frame("Counter", "2", "", "> ad"))

    sut.input.type("\u{3}")
    try await run.value
  }

  @Test func `many changes at once are drawn together, and no change not at all`() async throws {
    let sut = makeSUT(isTerminal: true)
    let run = sut.start()
    await sut.output.log.arrival(of: 1)
    _ = sut.output.take()

    for _ in 1...100 { sut.counter.add() }
    sut.input.send(.resized)
    sut.input.type("\u{4}")
    try await run.value

    #expect(sut.counter.drawings < 10, "not one for each change")
    #expect(
      sut.output.takeText()
        == sut.frame("Counter", "100", "Type help to see what can be done, quit to end.", "", "> ") + "\n")
  }

  @Test func `a line that was not entered is not carried out`() async throws {
    let sut = makeSUT(isTerminal: true)
    let run = sut.start()
    sut.input.type("add")
    sut.input.send(.end)

    try await run.value

    #expect(sut.counter.count == 0)
  }

  @Test func `another width is respected at once`() async throws {
    let sut = makeSUT(isTerminal: true)
    let run = sut.start()
    await sut.output.log.arrival(of: 1)
    _ = sut.output.take()

    sut.output.width = 4
    sut.input.send(.resized)
    await sut.output.log.arrival(of: 2)
    #expect(sut.output.takeText().hasPrefix("\u{1B}[HCoun\u{1B}[K\nter\u{1B}[K\n0"))

    sut.input.send(.interrupt)
    try await run.value
  }

  @Test(arguments: [TerminalEvent.bytes([0x71, 0x0A]), .bytes([0x04]), .bytes([0x03]), .end, .interrupt])
  func `every way to end gives the terminal back`(_ event: TerminalEvent) async throws {
    let sut = makeSUT(isTerminal: true)
    let run = sut.start()
    await sut.output.log.arrival(of: 1)
    #expect(sut.input.isStarted)

    sut.input.send(event)
    try await run.value

    #expect(sut.input.isStarted == false)
    #expect(sut.output.takeText() == sut.welcome + "\n")
  }
}

// MARK: - Helpers

@MainActor private func makeSUT(isTerminal: Bool = false, at location: SourceLocation = #_sourceLocation) -> CounterSUT
{
  let sut = CounterSUT(isTerminal: isTerminal)
  track(sut.counter, at: location)
  track(sut.driver, at: location)
  return sut
}

/// A driver with a screen that counts.
@MainActor private final class CounterSUT {
  let input: TerminalInputStub
  let output = TerminalOutputSpy()
  let counter = CounterScreen()
  let driver: TerminalDriver

  init(isTerminal: Bool) {
    input = TerminalInputStub(isTerminal: isTerminal)
    driver = TerminalDriver(navigation: NavigationStack(), input: input, output: output) { screen in
      (screen as? CounterScreen)?.frontEnd
    }
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

@MainActor private final class CounterScreen: Screen {
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
