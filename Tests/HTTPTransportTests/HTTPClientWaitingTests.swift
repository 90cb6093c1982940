import Foundation
import HTTPTransport
import Loopback
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

@Suite(.leakFree, .serialized, .timeLimit(.minutes(1))) struct `HTTP client that waits` {
  @Test(arguments: Waiting.all) func `is timed out after its limit, not before`(_ row: Waiting) async throws {
    let sut = try HTTPClientSUT(limits: HTTPLimits(timeOut: .milliseconds(1500))) { _ in row.answer() }
    async let failure = sut.failure()
    try await sut.server.arrival(of: 1)
    try await sut.clock.sleeper(1)

    sut.clock.advance(by: .milliseconds(1499))
    #expect(sut.clock.sleeping == 1)
    sut.clock.advance(by: .milliseconds(1))

    #expect(await failure == .timedOut)
    #expect(sut.client.requestsUnderWay == 0)
  }

  @Test func `takes an answer that comes in time`() async throws {
    let gate = Gate()
    let sut = try HTTPClientSUT { _ in [.wait(until: gate), .json("{}")] }
    async let body = sut.get()
    try await sut.server.arrival(of: 1)
    try await sut.clock.sleeper(1)

    sut.clock.advance(by: .seconds(9.999))
    gate.open()

    #expect(try await body == "{}")
    #expect(sut.clock.sleeping == 0)
  }

  @Test func `counts redirects into the same time`() async throws {
    let sut = try HTTPClientSUT { $0.target == "/" ? .redirect(to: "/b") : .silence }
    async let failure = sut.failure()
    try await sut.server.arrival(of: 2)

    sut.clock.advance(by: .seconds(10))

    #expect(await failure == .timedOut)
  }

  @Test func `hangs up when it is timed out`() async throws {
    let sut = try HTTPClientSUT { _ in .silence }
    async let failure = sut.failure()
    try await sut.server.arrival(of: 1)
    try await sut.clock.sleeper(1)

    sut.clock.advance(by: .seconds(10))

    #expect(await failure == .timedOut)
    try await sut.server.ending(of: 1)
  }

  @Test(arguments: Waiting.all) func `is cancelled at once`(_ row: Waiting) async throws {
    let sut = try HTTPClientSUT { _ in row.answer() }
    let task = Task { await sut.failure() }
    try await sut.server.arrival(of: 1)

    task.cancel()

    #expect(await task.value == .cancelled)
    #expect(sut.client.requestsUnderWay == 0)
    #expect(sut.clock.sleeping == 0)
  }

  @Test func `hangs up when it is cancelled`() async throws {
    let sut = try HTTPClientSUT { _ in .silence }
    let task = Task { await sut.failure() }
    try await sut.server.arrival(of: 1)

    task.cancel()

    #expect(await task.value == .cancelled)
    try await sut.server.ending(of: 1)
  }

  @Test func `sends nothing when it is cancelled before the start`() async throws {
    let sut = try HTTPClientSUT { _ in .json("{}") }

    let failure = await withTaskGroup(of: HTTPError?.self) { group in
      group.cancelAll()
      group.addTask { await sut.failure() }
      return await group.next() ?? nil
    }

    #expect(failure == .cancelled)
    #expect(try await sut.get() == "{}")
    #expect(sut.server.requests.count == 1)
  }

  /// Cancellation, the answer and the deadline meet; each request ends once, whoever was first.
  // The suites that open servers are serialized: with more than some 1,300 files open, Foundation's `Process` reads
  // beyond its list of them and crashes the run (Linux, 6.3.1).
  @Test(arguments: 1...100) func `ends once in every race`(_ number: Int) async throws {
    let sut = try HTTPClientSUT { _ in .json("{}") }
    let task = Task { await sut.failure() }
    if number.isMultiple(of: 2) { try await sut.clock.sleeper(1) }
    if number.isMultiple(of: 3) { try await sut.server.arrival(of: 1) }

    sut.clock.advance(by: .seconds(10))
    task.cancel()

    #expect([nil, .cancelled, .timedOut].contains(await task.value))
    #expect(sut.client.requestsUnderWay == 0)
    #expect(sut.clock.sleeping == 0)
  }

  @Test(arguments: [nil] + Waiting.all) func `takes its delegate along when it goes`(
    _ hanging: Waiting?
  ) async throws {
    let invalidated = Arrivals()
    let farewell = Arrivals()
    let server = try LoopbackServer { _ in hanging?.answer() ?? .json("{}") }
    let url = server.url
    do {
      let lastWords = LastWords(farewell)
      let client = track(
        HTTPClient(limits: HTTPLimits(), clock: ContinuousClock()) {
          withExtendedLifetime(lastWords) { invalidated.add() }
        })
      let task = Task { try await client.get(url, accepting: "application/json") }
      try await server.arrival(of: 1)
      if hanging != nil { task.cancel() }
      _ = await task.result
    }

    try await invalidated.wait(for: 1)
    try await farewell.wait(for: 1)
  }
}

/// Tells when it is gone, and with it whoever owned it.
private final class LastWords: Sendable {
  private let farewell: Arrivals

  init(_ farewell: Arrivals) { self.farewell = farewell }

  deinit { farewell.add() }
}

struct Waiting: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let answer: @Sendable () -> Answer

  static let all = [
    Waiting(testDescription: "no answer") { .silence },
    Waiting(testDescription: "half of a body") { [.ok([65], length: 2), .silence] },
    Waiting(testDescription: "slow chunks") {
      [.chunkedHead, .chunk("a"), .silence]
    },
  ]
}
