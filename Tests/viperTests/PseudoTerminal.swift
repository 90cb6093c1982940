import Foundation

/// A terminal for a process under test, seen from the side of the person who sits at it.
final class PseudoTerminal {
  struct NotOpened: Error {}

  /// What a wait for a text ended with instead.
  struct Missing: Error, CustomStringConvertible {
    let text: String
    let seen: String
    var description: String { "“\(text)” was not drawn. What was: \(seen.debugDescription)" }
  }

  private let keyboard: FileHandle

  /// The side of the process.
  let line: FileHandle

  init(columns: UInt16 = 80) throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    guard openpty(&master, &slave, nil, nil, nil) == 0 else { throw NotOpened() }
    keyboard = FileHandle(fileDescriptor: master, closeOnDealloc: true)
    line = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
    resize(columns: columns)
  }

  func resize(columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(keyboard.fileDescriptor, UInt(TIOCSWINSZ), &size)
  }

  func type(_ text: String) throws {
    try keyboard.write(contentsOf: Data(text.utf8))
  }

  /// Whether the terminal itself echoes keys and collects lines, as it does for a shell.
  var editsLines: Bool {
    var settings = termios()
    return tcgetattr(line.fileDescriptor, &settings) == 0
      && settings.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == tcflag_t(ICANON | ECHO | ISIG)
  }

  /// Reads until a text has been drawn, and gives all that was read up to then.
  func read(until text: String) throws -> String {
    var seen = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let drawn = String(decoding: seen, as: UTF8.self)
      if drawn.contains(text) { return drawn }
      var waiting = pollfd(fd: keyboard.fileDescriptor, events: Int16(POLLIN), revents: 0)
      // A program that draws nothing for so long never will.
      guard poll(&waiting, 1, 30_000) > 0 else { throw Missing(text: text, seen: drawn) }
      let count = Foundation.read(keyboard.fileDescriptor, &buffer, buffer.count)
      guard count > 0 else { throw Missing(text: text, seen: drawn) }
      seen += buffer.prefix(count)
    }
  }
}
