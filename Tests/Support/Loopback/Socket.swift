internal import Foundation

/// The system gave no socket.
public struct SocketError: Error, Equatable {
  public let errno: Int32
}

/// The system calls, as far as this server needs them.
enum Socket {
  static func listen() throws(SocketError) -> (socket: Int32, port: UInt16) {
    let listener = stream()
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    guard withAddress(&address, { bind(listener, $0, $1) }) == 0, Foundation.listen(listener, 128) == 0,
      withAddress(
        &address,
        { base, size in
          var size = size; return getsockname(listener, base, &size)
        }) == 0
    else {
      defer { close(listener) }
      throw SocketError(errno: errno)
    }
    return (listener, UInt16(bigEndian: address.sin_port))
  }

  /// Ends a blocked `accept` by a last connection, which works on every system.
  static func wake(_ listener: Int32) {
    var address = sockaddr_in()
    let visitor = stream()
    _ = withAddress(&address) { base, size in
      var size = size; return getsockname(listener, base, &size)
    }
    _ = withAddress(&address) { connect(visitor, $0, $1) }
    close(visitor)
  }

  /// Ends a blocked read or write; the thread that serves the connection closes it.
  static func end(_ connection: Int32) { shutdown(connection, Int32(SHUT_RDWR)) }

  /// The request's lines up to the empty one; `nil` when the client has gone.
  static func readHead(_ connection: Int32) -> String? {
    var head: [UInt8] = []
    var byte: UInt8 = 0
    while recv(connection, &byte, 1, 0) == 1 {
      head.append(byte)
      if byte == 10, head.suffix(4) == [13, 10, 13, 10] { return String(decoding: head.dropLast(4), as: UTF8.self) }
    }
    return nil
  }

  /// How many bytes were sent; a client that has gone is no signal.
  static func send(_ bytes: ArraySlice<UInt8>, _ connection: Int32) -> Int {
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    return bytes.withUnsafeBytes { Foundation.send(connection, $0.baseAddress, $0.count, flags) }
  }

  private static func stream() -> Int32 {
    #if canImport(Darwin)
      socket(AF_INET, SOCK_STREAM, 0)
    #else
      socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
  }

  private static func withAddress(
    _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
  }
}
