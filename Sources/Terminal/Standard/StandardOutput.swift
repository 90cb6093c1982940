internal import Foundation

/// The program's own output.
///
/// - Owned by: the composition root and ``TerminalDriver``.
@MainActor public final class StandardOutput {
  public let drawsOver: Bool
  public let isColoured: Bool

  private let isTerminal = isatty(STDOUT_FILENO) == 1
  private let columns: Int?

  /// - Parameter environment: `NO_COLOR` that is not empty ends all colour (no-color.org), and so does `TERM=dumb`;
  ///   `COLUMNS` is the width where the output does not know its own.
  public init(environment: [String: String]) {
    drawsOver = isTerminal && environment["TERM"] != "dumb"
    isColoured = drawsOver && environment["NO_COLOR", default: ""].isEmpty
    columns = environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
  }
}

extension StandardOutput: TerminalOutput {
  public var width: Int? { size.map { Int($0.ws_col) } ?? columns }
  public var height: Int? { size.map { Int($0.ws_row) } }

  public func write(_ text: String) throws(OutputError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else { try Self.check(errno) }
    }
  }

  /// Waits where the output will take more later.
  private static func check(_ code: Int32) throws(OutputError) {
    switch code {
    case EINTR: return
    case EAGAIN:
      var waiting = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
      poll(&waiting, 1, -1)
    case EPIPE: throw .closed
    default: throw .failed(code: code)
    }
  }

  /// `nil` where the output is no terminal, or one that does not know its size.
  private var size: winsize? {
    var size = winsize()
    guard isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return size
  }
}
