internal import Synchronization

/// Tasks that wait for a value, each in a place of its own and ended exactly once: by a value or by cancellation.
package final class WaitingRoom<Value: Sendable>: Sendable {
  private enum Place {
    /// Taken, but its task does not wait yet.
    case open
    case waiting(CheckedContinuation<Value, Never>)

    /// Ended before its task began to wait.
    case ended(Value)
  }

  // A lock, because cancellation arrives on any thread.
  private let places = Mutex<[Int: Place]>([:])

  package init() {}

  /// Takes a place, which can be ended from now on.
  package func open(_ number: Int) {
    places.withLock { $0[number] = .open }
  }

  /// Waits in an open place until it is ended.
  ///
  /// - Parameter whenCancelled: what a cancelled wait returns; `nil` for a wait that does not listen to cancellation.
  package func wait(in number: Int, whenCancelled: Value?) async -> Value {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let value = places.withLock { places -> Value? in
          guard case .ended(let value) = places.removeValue(forKey: number) else {
            places[number] = .waiting(continuation)
            return nil
          }
          return value
        }
        if let value { continuation.resume(returning: value) }
      }
    } onCancel: {
      if let whenCancelled { end(number, with: whenCancelled) }
    }
  }

  /// Ends the wait in a place; says whether it had not ended already.
  @discardableResult
  package func end(_ number: Int, with value: Value) -> Bool {
    let place = places.withLock { places in
      let place = places.removeValue(forKey: number)
      if case .open = place { places[number] = .ended(value) }
      if case .ended = place { places[number] = place }
      return place
    }
    switch place {
    case .open: return true
    case .waiting(let continuation):
      continuation.resume(returning: value)
      return true
    case .ended, nil: return false
    }
  }
}
