internal import Foundation

/// Holds an answer back until the test opens it.
public final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  public init() {}

  public func open() {
    semaphore.signal()
  }

  /// Blocks the thread; whoever comes later passes as well.
  func pass() {
    semaphore.wait()
    semaphore.signal()
  }
}
