internal import Foundation

/// Signals as events.
///
/// A handler writes the number into a pipe that a thread reads. A Dispatch source would do, but on Linux one is deaf to
/// a signal that comes while it is made, and 1 of 300 runs that were ended early never heard of it.
enum Signals {
  private static let ends = [SIGINT, SIGTERM, SIGHUP]
  private static let pipe = Pipe()
  private static let writing = pipe.fileHandleForWriting.fileDescriptor

  static func watch(_ receive: @escaping @Sendable (TerminalEvent) -> Void) {
    // Made now: a handler may not.
    _ = writing
    let reading = pipe.fileHandleForReading.fileDescriptor
    Thread.detachNewThread {
      var number: UInt8 = 0
      while read(reading, &number, 1) == 1 { receive(Int32(number) == SIGWINCH ? .resized : .interrupt) }
    }
    for number in ends {
      let before = signal(number) { number in
        // A second one ends the program even where the first is not heard, as while the output is blocked.
        signal(number, SIG_DFL)
        Signals.pass(on: number)
      }
      // As `nohup` wants it, and a shell for what runs in the background.
      if isIgnored(before) { signal(number, SIG_IGN) }
    }
    signal(SIGWINCH) { Signals.pass(on: $0) }
  }

  /// From now on a signal does what it does where nobody watches.
  static func unwatch() {
    for number in ends + [SIGWINCH] {
      if isIgnored(signal(number, SIG_DFL)) { signal(number, SIG_IGN) }
    }
  }

  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Only what may be called in a handler (POSIX.1-2017, section 2.4.3).
  private static func pass(on number: Int32) {
    let code = errno
    var byte = UInt8(truncatingIfNeeded: number)
    write(writing, &byte, 1)
    errno = code
  }
}
