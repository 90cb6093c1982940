import Synchronization

/// Tasks that wait for a value, each under a number and ended exactly once: by a value or by cancellation.
final class WaitingRoom<Value: Sendable>: Sendable {
  private typealias Waiting = CheckedContinuation<Value, Never>

  private struct State {
    var waiting: [Int: Waiting] = [:]
    var cancelled: Set<Int> = []
  }

  // A lock, because cancellation arrives on any thread.
  private let state = Mutex(State())

  /// Waits until ``end(_:with:)`` is called with the same number.
  ///
  /// - Parameter whenCancelled: what a cancelled wait returns; `nil` for a wait that does not listen to cancellation.
  func wait(as number: Int, whenCancelled: Value?) async -> Value {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let value = state.withLock { state in
          if let whenCancelled, state.cancelled.contains(number) { return Optional(whenCancelled) }
          state.waiting[number] = continuation
          return nil
        }
        if let value { continuation.resume(returning: value) }
      }
    } onCancel: {
      guard let whenCancelled else { return }
      state.withLock { _ = $0.cancelled.insert(number) }
      end(number, with: whenCancelled)
    }
  }

  /// Ends one wait; says whether there was one.
  @discardableResult
  func end(_ number: Int, with value: Value) -> Bool {
    let continuation = state.withLock { $0.waiting.removeValue(forKey: number) }
    continuation?.resume(returning: value)
    return continuation != nil
  }
}
