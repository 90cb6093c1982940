internal import Synchronization

/// Lets requests begin one by one, with a time between them that a server asks for.
public final class Pace: Sendable {
  private let interval: Duration
  private let clock: any Clock<Duration>
  private let elapsed: @Sendable () -> Duration

  /// Since the pace was made.
  private let nextTurn = Mutex(Duration.zero)

  public init(every interval: Duration, clock: some Clock<Duration>) {
    self.interval = interval
    self.clock = clock
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  /// Returns when a request may begin; the next one then waits for the interval.
  ///
  /// Who is cancelled while waiting takes no turn. Of several who wait, any may be the next.
  ///
  /// - Throws: ``HTTPError/cancelled``.
  public func turn() async throws(HTTPError) {
    while let wait = try takeTurn() {
      do { try await clock.sleep(for: wait) } catch { throw .cancelled }
    }
  }

  /// How long to wait before trying again; `nil` when the turn is taken.
  private func takeTurn() throws(HTTPError) -> Duration? {
    guard !Task.isCancelled else { throw .cancelled }
    return nextTurn.withLock { next in
      let now = elapsed()
      guard now >= next else { return next - now }
      next = now + interval
      return nil
    }
  }
}
