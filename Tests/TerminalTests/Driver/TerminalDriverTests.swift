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

  @Test(arguments: [OutputError.closed, .failed(code: 28)]) func `an output that takes nothing more ends the program`(
    _ problem: OutputError
  ) async throws {
    let sut = makeSUT()
    sut.output.refusal = problem
    sut.input.type("add\n")

    await #expect(throws: TerminalError.notWritten(problem)) { try await sut.driver.run(sut.counter) }

    #expect(sut.counter.count == 0, "nothing is carried out that nobody can see")
    #expect(sut.input.isStarted == false)
  }
}

// MARK: - Helpers

extension `Terminal driver from a pipe` {
  private func makeSUT(at location: SourceLocation = #_sourceLocation) -> CounterSUT {
    CounterSUT(isTerminal: false, at: location)
  }
}
