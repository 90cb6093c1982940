internal import Foundation

extension OperationQueue {
  /// A queue that keeps up with what arrives.
  ///
  /// Foundation on Linux reads from the network without waiting for its delegate. On the threads that it reads with, the
  /// delegate fell so far behind that a body was a thousand times too large before it could be refused.
  static var prompt: OperationQueue {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    queue.underlyingQueue = threads
    return queue
  }

  /// Kept here, since an operation queue does not keep it.
  private static let threads = DispatchQueue(label: "HTTPTransport", qos: .userInteractive)
}
