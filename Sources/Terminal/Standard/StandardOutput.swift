internal import Foundation

/// The program's own output.
///
/// - Owned by: the composition root and ``TerminalDriver``.
@MainActor public final class StandardOutput {
  public let isColoured: Bool

  private let isTerminal = isatty(STDOUT_FILENO) == 1
  private let columns: Int?

  /// - Parameter environment: `NO_COLOR` that is not empty ends all colour (no-color.org), and so does `TERM=dumb`;
  ///   `COLUMNS` is the width where the output does not know its own.
  public init(environment: [String: String]) {
    isColoured = isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    columns = environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
  }
}

extension StandardOutput: TerminalOutput {
  public var width: Int? {
    var size = winsize()
    guard isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return columns }
    return Int(size.ws_col)
  }

  public func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
    }
  }
}
