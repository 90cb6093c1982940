public import SpySupport
internal import Synchronization

/// A clock that a test moves by hand; whoever sleeps by it wakes when its time has come, or when cancelled.
public final class ManualClock: Clock {
  public struct Instant: InstantProtocol {
    fileprivate var sinceStart: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }
    public func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }
    public static func < (first: Instant, second: Instant) -> Bool { first.sinceStart < second.sinceStart }
  }

  private struct State {
    var now = Instant(sinceStart: .zero)
    var sleepers = 0
    var deadlines: [Int: Instant] = [:]
  }

  private let state = Mutex(State())
  private let bedroom = WaitingRoom<Bool>()
  private let arrivals = Arrivals()

  public init() {}

  public var now: Instant { state.withLock(\.now) }
  public var minimumResolution: Duration { .zero }

  /// How many sleep now.
  public var sleeping: Int { state.withLock(\.deadlines.count) }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let sleeper = state.withLock { state -> Int? in
      guard state.now < deadline else { return nil }
      state.sleepers += 1
      state.deadlines[state.sleepers] = deadline
      bedroom.open(state.sleepers)
      return state.sleepers
    }
    guard let sleeper else { return try Task.checkCancellation() }
    arrivals.add()
    let isAwake = await bedroom.wait(in: sleeper, whenCancelled: false)
    state.withLock { $0.deadlines[sleeper] = nil }
    guard isAwake else { throw CancellationError() }
  }

  /// Waits until so many have gone to sleep since the start; only then does moving the clock wake them.
  public func sleeper(_ number: Int) async throws(NeverArrived) {
    try await arrivals.wait(for: number)
  }

  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      return state.deadlines.filter { $0.value <= state.now }.keys
    }
    for sleeper in woken { bedroom.end(sleeper, with: true) }
  }
}
