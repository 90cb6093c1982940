public import Foundation
public import SpySupport
internal import Synchronization

/// An HTTP server on 127.0.0.1 that answers as the test says, each connection on a thread of its own.
public final class LoopbackServer: Sendable {
  public let url: URL
  private let log = Mutex<[Request]>([])
  private let arrivals = Arrivals(), endings = Arrivals()
  private let stopped = Gate()

  public init(_ answer: @escaping @Sendable (Request) -> Answer) throws {
    let listener = socket(AF_INET, 1, 0)  // SOCK_STREAM, which has another type on each system.
    var address = sockaddr()
    var size = socklen_t(MemoryLayout<sockaddr>.size)
    address.sa_family = sa_family_t(AF_INET)
    address.sa_data = (0, 0, 127, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)
    setsockopt(listener, Int32(IPPROTO_TCP), TCP_NODELAY, [Int32(1)], 4)  // Or a part waits 40 ms for the one before.
    guard bind(listener, &address, size) == 0, listen(listener, 128) == 0, getsockname(listener, &address, &size) == 0,
      case let port = [address.sa_data.0, address.sa_data.1].reduce(0, { $0 << 8 | Int(UInt8(truncatingIfNeeded: $1)) }),
      let url = URL(string: "http://127.0.0.1:\(port)")
    else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EINVAL) }
    self.url = url
    Thread.detachNewThread { [weak self, endings, stopped] in
      while stopped.isShut(until: listener), case let socket = accept(listener, nil, nil), socket >= 0 {
        Thread.detachNewThread {
          let client = Connection(socket: socket, stop: stopped)
          while let request = client.head().map(Request.init) {
            self?.log.withLock { $0.append(request) }
            self?.arrivals.add()
            if !client.perform(answer(request)) { shutdown(socket, Int32(SHUT_RDWR)) }
            endings.add()
          }
          close(socket)
        }
      }
      close(listener)
    }
  }

  deinit { stop() }

  /// What was asked, in order of arrival.
  public var requests: [Request] { log.withLock(\.self) }

  /// An address on this server.
  public func url(_ target: String) -> URL { URL(string: url.absoluteString + target) ?? url }

  /// Waits until so many requests have arrived.
  public func arrival(of number: Int) async throws(NeverArrived) { try await arrivals.wait(for: number) }

  /// Waits until so many answers are over: sent, broken off, or left by the client.
  public func ending(of number: Int) async throws(NeverArrived) { try await endings.wait(for: number) }

  /// Answers nothing from now on, and ends every connection, those that hang included; so does letting go of the server.
  public func stop() {
    stopped.open()
    for arrivals in [arrivals, endings] { arrivals.close() }
  }
}
