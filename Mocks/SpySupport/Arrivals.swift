internal import Synchronization

/// Counts what has arrived, and lets a test wait until it is enough.
public final class Arrivals: Sendable {
  private struct State {
    var arrived = 0
    var isClosed = false
    var waiters = 0
    var expected: [Int: Int] = [:]
  }

  private let state = Mutex(State())
  private let waitingRoom = WaitingRoom<Bool>()

  public init() {}

  public func add() {
    endWaiters { $0.arrived += 1 }
  }

  /// Says that nothing more comes, so that whoever waits fails instead of hanging.
  public func close() {
    endWaiters { $0.isClosed = true }
  }

  /// Waits until so many have arrived.
  ///
  /// - Throws: ``NeverArrived``, once nothing more can come, or when the waiting task is cancelled.
  public func wait(for number: Int) async throws(NeverArrived) {
    let waiter = state.withLock { state -> Int? in
      guard state.arrived < number, !state.isClosed else { return nil }
      state.waiters += 1
      state.expected[state.waiters] = number
      waitingRoom.open(state.waiters)
      return state.waiters
    }
    if let waiter { _ = await waitingRoom.wait(in: waiter, whenCancelled: false) }

    let arrived = state.withLock(\.arrived)
    guard arrived >= number else { throw NeverArrived(number: number, arrived: arrived) }
  }

  private func endWaiters(after change: (inout State) -> Void) {
    let ended = state.withLock { state in
      change(&state)
      let ended = state.expected.filter { state.isClosed || $0.value <= state.arrived }.keys
      for waiter in ended { state.expected[waiter] = nil }
      return ended
    }
    for waiter in ended { waitingRoom.end(waiter, with: true) }
  }
}
