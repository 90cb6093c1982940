import SpySupport
import Terminal
import TerminalMocks
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .timeLimit(.minutes(1))) struct `Terminal driver that is typed into` {
  @Test func `every key is shown, over the frame before`() async throws {
    let sut = makeSUT()
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
    let sut = makeSUT()
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
    let sut = makeSUT()
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
    let sut = makeSUT()
    let run = sut.start()
    sut.input.type("add")
    sut.input.send(.end)

    try await run.value

    #expect(sut.counter.count == 0)
  }

  @Test func `another width is respected at once`() async throws {
    let sut = makeSUT()
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
    let sut = makeSUT()
    let run = sut.start()
    await sut.output.log.arrival(of: 1)
    #expect(sut.input.isStarted)

    sut.input.send(event)
    try await run.value

    #expect(sut.input.isStarted == false)
    #expect(sut.output.takeText() == sut.welcome + "\n")
  }

  @Test func `where the cursor cannot move, frames stand below each other and the terminal echoes`() async throws {
    let sut = makeSUT(drawsOver: false)
    let run = sut.start()
    sut.input.type("ask\nadd\n")
    await sut.output.log.arrival(of: 2)

    #expect(
      sut.output.takeText() == """
        Counter
        0
        Type help to see what can be done, quit to end.

        Counter
        1 …

        """, "who types is not kept waiting")
    #expect(sut.input.givesKeys == false)
    sut.input.send(.end)
    try await run.value
  }
}

// MARK: - Helpers

extension `Terminal driver that is typed into` {
  private func makeSUT(
    drawsOver: Bool = true, at location: SourceLocation = #_sourceLocation
  ) -> CounterSUT {
    CounterSUT(isTerminal: true, drawsOver: drawsOver, at: location)
  }
}
