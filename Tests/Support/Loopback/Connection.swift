internal import Foundation

/// What a thread does with its client until the server stops.
struct Connection {
  let socket: Int32
  let stop: Gate

  /// Reads a request without a body, as far as it is not read yet; `nil` when the client has gone.
  func head(after start: String = "") -> String? {
    if start.hasSuffix("\r\n\r\n") { return start }
    var part = [UInt8](repeating: 0, count: 4096)
    guard stop.isShut(until: socket), case let count = recv(socket, &part, 4096, 0), count > 0 else { return nil }
    return head(after: start + String(decoding: part.prefix(count), as: UTF8.self))
  }

  /// Whether it came to the end of the answer.
  func perform(_ answer: Answer) -> Bool {
    switch answer {
    case .steps(let steps): return steps.allSatisfy(perform)
    case .close: return false
    case .wait(let gate): return stop.isShut(until: gate.pipe.fileHandleForReading.fileDescriptor, unless: socket)
    case .send(let bytes):
      // A socket that is ready takes 2 KiB without blocking, on every system.
      return stride(from: 0, to: bytes.count, by: 2048).allSatisfy { start in
        let part = Array(bytes[start...].prefix(2048))
        return stop.isShut(until: socket, POLLOUT) && send(socket, part, part.count, Int32(MSG_NOSIGNAL)) == part.count
      }
    }
  }
}
