public import Foundation
public import SpySupport

/// An HTTP server on 127.0.0.1 that answers as the test says, each connection on a thread of its own.
///
/// It stops when it is told to or let go of; every connection then ends, those that hang included.
public final class LoopbackServer: Sendable {
  public let url: URL

  private let listener: Int32
  private let traffic: Traffic
  private let accepted = DispatchSemaphore(value: 0)

  public init(_ answer: @escaping @Sendable (Request) -> Answer) throws(SocketError) {
    let (listener, port) = try Socket.listen()
    guard let url = URL(string: "http://127.0.0.1:\(port)") else { throw SocketError(errno: EINVAL) }
    self.url = url
    self.listener = listener
    traffic = Traffic()
    Thread.detachNewThread { [traffic, accepted] in
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        guard traffic.open(connection) else { break }
        Thread.detachNewThread { traffic.serve(connection, answer) }
      }
      accepted.signal()
    }
  }

  deinit { stop() }

  /// What was asked, in order of arrival.
  public var requests: [Request] { traffic.requests }

  /// How many bytes of answers the clients' side has taken, unread ones in its buffers included.
  public var sentBytes: Int { traffic.sentBytes }

  /// An address on this server.
  public func url(_ target: String) -> URL {
    URL(string: url.absoluteString + target) ?? url
  }

  /// Waits until so many requests have arrived.
  public func arrival(of number: Int) async throws(NeverArrived) { try await traffic.arrivals.wait(for: number) }

  /// Waits until so many answers are over: sent, broken off, or left by the client.
  public func ending(of number: Int) async throws(NeverArrived) { try await traffic.endings.wait(for: number) }

  /// Refuses new connections from now on, and ends the open ones.
  public func stop() {
    guard traffic.stop() else { return }
    Socket.wake(listener)
    accepted.wait()
    close(listener)
  }
}
