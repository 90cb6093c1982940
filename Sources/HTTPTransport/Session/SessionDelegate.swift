internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Tells the exchanges of a session what their requests went through, and stops the request of one that is over.
///
/// The session owns it until it is invalidated.
final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
  private let exchanges: Exchanges
  private let whenInvalidated: @Sendable () -> Void

  init(_ exchanges: Exchanges, whenInvalidated: @escaping @Sendable () -> Void) {
    self.exchanges = exchanges
    self.whenInvalidated = whenInvalidated
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let next = exchanges.step(task.taskIdentifier) { exchange throws(HTTPError) in
      try exchange.redirected(by: response)
    }
    // Foundation on Linux traps when it is told not to follow for a request that has been cancelled meanwhile.
    if let next { completionHandler(next) } else { task.cancel() }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let isWanted: Void? = exchanges.step(dataTask.taskIdentifier) { exchange throws(HTTPError) in
      try exchange.answered(by: response)
    }
    completionHandler(isWanted == nil ? .cancel : .allow)
    // Foundation on Linux reads on after `.cancel`.
    if isWanted == nil { stop(dataTask) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isWanted: Void? = exchanges.step(dataTask.taskIdentifier) { exchange throws(HTTPError) in
      try exchange.received(data)
    }
    if isWanted == nil { stop(dataTask) }
  }

  /// Cancels once: each call waits for the session.
  private func stop(_ task: URLSessionTask) {
    if task.state == .running { task.cancel() }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    exchanges.end(task.taskIdentifier) { $0.completed(with: error, response: task.response) }
  }

  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
    whenInvalidated()
  }
}
