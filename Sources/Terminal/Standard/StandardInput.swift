internal import Foundation

/// The program's own input; on a terminal key by key, with its line editing off while it runs.
///
/// - Owned by: the composition root and ``TerminalDriver``.
@MainActor public final class StandardInput {
  public let isTerminal = isatty(STDIN_FILENO) == 1

  private let demand = DispatchSemaphore(value: 0)
  private var settingsBefore: termios?

  public init() {}
}

extension StandardInput: TerminalInput {
  public func start(takingKeys: Bool, _ receive: @escaping @Sendable (TerminalEvent) -> Void) {
    // First, so that nothing ends the program between here and the end with the terminal changed.
    Signals.watch(receive)
    if takingKeys { takeKeys() }

    // A thread of its own: a blocking read would hold up whoever shares it.
    Thread.detachNewThread { [demand] in
      while let bytes = Self.read(after: demand) { receive(.bytes(bytes)) }
      receive(.end)
    }
  }

  public func more() {
    demand.signal()
  }

  public func stop() {
    if var settings = settingsBefore { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }
    settingsBefore = nil
    Signals.unwatch()
  }
}

extension StandardInput {
  /// Keys come at once, unechoed, and Ctrl-C is one of them.
  private func takeKeys() {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    settingsBefore = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  /// The next bytes, read when they are asked for; `nil` at the end of the input.
  nonisolated private static func read(after demand: DispatchSemaphore) -> [UInt8]? {
    demand.wait()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
      if count > 0 { return Array(buffer[..<count]) }
      if count < 0, errno == EINTR { continue }
      guard count < 0, errno == EAGAIN else { return nil }
      var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      poll(&waiting, 1, -1)
    }
  }
}
