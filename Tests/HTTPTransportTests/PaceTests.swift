import HTTPTransport
import TestSupport
import Testing
import TestingLeakChecks

@Suite(.leakFree, .timeLimit(.minutes(1))) struct `A pace` {
  private let clock = ManualClock()

  @Test func `lets the first begin at once`() async throws {
    try await makeSUT().turn()

    #expect(clock.sleeping == 0)
  }

  @Test(arguments: [Duration.seconds(3), .seconds(4)]) func `lets the next begin at once when the interval is over`(
    _ duration: Duration
  ) async throws {
    let pace = makeSUT()
    try await pace.turn()

    clock.advance(by: duration)
    try await pace.turn()

    #expect(clock.sleeping == 0)
  }

  @Test func `lets the next wait for what is left of the interval`() async throws {
    let pace = makeSUT()
    try await pace.turn()
    clock.advance(by: .seconds(1))
    let next = Task { try await pace.turn() }
    try await clock.sleeper(1)

    clock.advance(by: .milliseconds(1_999))
    #expect(clock.sleeping == 1)
    clock.advance(by: .milliseconds(1))

    try await next.value
  }

  @Test func `lets those who wait begin one by one`() async throws {
    let pace = makeSUT()
    try await pace.turn()
    let waiting = [Task { try await pace.turn() }, Task { try await pace.turn() }]
    try await clock.sleeper(2)

    clock.advance(by: .seconds(3))
    try await clock.sleeper(3)
    #expect(clock.sleeping == 1, "one has begun, the other waits again")
    clock.advance(by: .seconds(3))

    for task in waiting { try await task.value }
  }

  @Test func `gives who is cancelled while waiting no turn`() async throws {
    let pace = makeSUT()
    try await pace.turn()
    let waiting = Task { try await pace.turn() }
    try await clock.sleeper(1)

    waiting.cancel()
    await #expect(throws: HTTPError.cancelled) { try await waiting.value }
    clock.advance(by: .seconds(3))
    try await pace.turn()

    #expect(clock.sleeping == 0)
  }

  @Test func `gives who is cancelled before no turn`() async throws {
    let pace = makeSUT()
    let cancelled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await pace.turn()
    }
    await #expect(throws: HTTPError.cancelled) { try await cancelled.value }

    try await pace.turn()

    #expect(clock.sleeping == 0)
  }

  @Test func `counts from when it was made, however long the clock has gone`() async throws {
    clock.advance(by: .seconds(100))
    let pace = makeSUT()
    try await pace.turn()
    let next = Task { try await pace.turn() }
    try await clock.sleeper(1)

    clock.advance(by: .seconds(3))

    try await next.value
  }

  private func makeSUT(at location: SourceLocation = #_sourceLocation) -> Pace {
    track(Pace(every: .seconds(3), clock: clock), at: location)
  }
}
