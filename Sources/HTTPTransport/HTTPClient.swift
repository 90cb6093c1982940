public import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Gets bodies over HTTP within limits; keeps no cookies, no cache and no credentials.
///
/// - Warning: On Linux a connection that ends inside the head of an answer traps in Foundation, up to 6.3.1 at least
///   (swift-corelibs-foundation, issue 5285).
/// - Owns: the session, and by it the delegate; both go with the client.
public final class HTTPClient: Sendable {
  private let limits: HTTPLimits
  private let clock: any Clock<Duration>
  private let exchanges = Exchanges()
  private let session: URLSession

  /// - Parameters:
  ///   - userAgent: what every request says of the program that asks; `nil` leaves that to Foundation.
  ///   - clock: what the time-out is measured by.
  public convenience init(
    limits: HTTPLimits = HTTPLimits(), userAgent: String? = nil, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(limits: limits, userAgent: userAgent, clock: clock, whenInvalidated: {})
  }

  /// - Parameter whenInvalidated: called when the session has let go of its requests, shortly after the client went.
  package init(
    limits: HTTPLimits, userAgent: String? = nil, clock: any Clock<Duration>,
    whenInvalidated: @escaping @Sendable () -> Void
  ) {
    self.limits = limits
    self.clock = clock
    let configuration = URLSessionConfiguration.withoutMemory
    configuration.httpAdditionalHeaders = userAgent.map { ["User-Agent": $0] }
    session = URLSession(
      configuration: configuration, delegate: SessionDelegate(exchanges, whenInvalidated: whenInvalidated),
      delegateQueue: .prompt)
  }

  // A session keeps its delegate until then.
  deinit { session.invalidateAndCancel() }

  /// How many requests are under way.
  package var requestsUnderWay: Int { exchanges.count }

  /// The body of a success of that media type; parameters of the type may differ.
  public func get(_ url: URL, accepting mediaType: String) async throws(HTTPError) -> Data {
    let request = try URLRequest(getting: url, accepting: mediaType)
    guard !Task.isCancelled else { throw .cancelled }

    let result = await withTaskGroup(of: Result<Data, HTTPError>.self) { [clock, exchanges, limits, session] group in
      group.addTask {
        let exchange = Exchange(accepting: mediaType, limits: limits)
        return await Self.answer(to: session.dataTask(with: request), exchange, among: exchanges)
      }
      group.addTask {
        do {
          try await clock.sleep(for: limits.timeOut)
          return .failure(.timedOut)
        } catch {
          return .failure(.cancelled)
        }
      }
      defer { group.cancelAll() }
      return await group.next() ?? .failure(.cancelled)
    }
    return try result.get()
  }

  /// Sends the request and waits for the end of its exchange; cancelling ends both at once.
  private static func answer(
    to task: URLSessionDataTask, _ exchange: Exchange, among exchanges: Exchanges
  ) async -> Result<Data, HTTPError> {
    let number = task.taskIdentifier
    exchanges.open(number, exchange)
    return await withTaskCancellationHandler {
      await exchanges.wait(for: number) { task.resume() }
    } onCancel: {
      exchanges.end(number) { _ in .failure(.cancelled) }
      task.cancel()
    }
  }
}
