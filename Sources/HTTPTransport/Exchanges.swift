internal import Foundation
internal import Synchronization

/// The exchanges of one session that are under way, each ended exactly once, whoever comes first.
final class Exchanges: Sendable {
  private typealias Waiter = CheckedContinuation<Result<Data, HTTPError>, Never>

  private enum Place {
    /// Nobody waits yet.
    case open(Exchange)
    case waiting(Exchange, Waiter)

    /// Over before somebody waited.
    case ended(Result<Data, HTTPError>)
  }

  private let places = Mutex<[Int: Place]>([:])

  var count: Int { places.withLock(\.count) }

  func open(_ number: Int, _ exchange: Exchange) {
    places.withLock { $0[number] = .open(exchange) }
  }

  /// Waits for the end of an open exchange.
  ///
  /// - Parameter start: called once somebody waits, unless the exchange is over already.
  func wait(for number: Int, start: () -> Void) async -> Result<Data, HTTPError> {
    await withCheckedContinuation { continuation in
      let end = places.withLock { places -> Result<Data, HTTPError>? in
        switch places.removeValue(forKey: number) {
        case .open(let exchange):
          places[number] = .waiting(exchange, continuation)
          return nil
        case .ended(let result): return result
        case .waiting, nil: return .failure(.cancelled)
        }
      }
      if let end { continuation.resume(returning: end) } else { start() }
    }
  }

  /// Takes a step of an exchange; one that throws ends it.
  ///
  /// - Returns: `nil` if the exchange is over.
  func step<Value: Sendable>(
    _ number: Int, _ step: (inout Exchange) throws(HTTPError) -> Value
  ) -> Value? {
    let result = places.withLock { places -> Result<Value, HTTPError>? in
      guard case .waiting(var exchange, let continuation) = places.removeValue(forKey: number) else { return nil }
      defer { places[number] = .waiting(exchange, continuation) }
      do throws(HTTPError) {
        return .success(try step(&exchange))
      } catch {
        return .failure(error)
      }
    }
    if case .failure(let error) = result { end(number) { _ in .failure(error) } }
    return try? result?.get()
  }

  /// Ends an exchange, unless it is over.
  func end(_ number: Int, with result: (Exchange) -> Result<Data, HTTPError>) {
    let waiting = places.withLock { places -> (continuation: Waiter, result: Result<Data, HTTPError>)? in
      switch places.removeValue(forKey: number) {
      case .open(let exchange):
        places[number] = .ended(result(exchange))
        return nil
      case .ended(let earlier):
        places[number] = .ended(earlier)
        return nil
      case .waiting(let exchange, let continuation): return (continuation, result(exchange))
      case nil: return nil
      }
    }
    if let waiting { waiting.continuation.resume(returning: waiting.result) }
  }
}
