/// One line while it comes in, byte by byte: from a terminal with its editing keys, from a pipe as it is.
package struct LineEditor {
  package enum Outcome: Equatable, Sendable {
    case entered(String)

    /// The line had more than ``LineEditor/longestLine`` bytes and is dropped.
    case tooLong

    /// Ctrl-C.
    case interrupted

    /// Ctrl-D on an empty line.
    case ended
  }

  /// A key that sends several bytes, such as an arrow, is skipped to its end (ECMA-48, section 5.4).
  private enum Key {
    case plain, escape, sequence
  }

  /// In bytes; what goes beyond is not kept.
  package static let longestLine = 4096

  let isTerminal: Bool
  private var bytes: [UInt8] = []
  private var isTooLong = false
  private var key = Key.plain

  package init(isTerminal: Bool) {
    self.isTerminal = isTerminal
  }

  /// What has been entered of the line so far, up to its last whole character.
  package var text: String {
    String(decoding: bytes.dropLast(unfinishedBytes), as: UTF8.self)
  }

  /// - Returns: what the byte completes; `nil` while the line goes on.
  package mutating func take(_ byte: UInt8) -> Outcome? {
    if byte == .lineFeed || isTerminal && byte == .carriageReturn { return enter() }
    return isTerminal ? press(byte) : append(byte)
  }

  /// The input has ended: a last line of a pipe counts without its line end; what was being typed does not.
  package mutating func finish() -> Outcome? {
    isTerminal || bytes.isEmpty ? nil : enter()
  }
}

extension LineEditor {
  private mutating func press(_ byte: UInt8) -> Outcome? {
    // No control character is part of a sequence, so that Ctrl-C ends one that was begun.
    if byte < 0x20, byte != 0x1B { key = .plain }
    switch (key, byte) {
    case (.escape, UInt8(ascii: "[")), (.escape, UInt8(ascii: "O")): key = .sequence
    case (.escape, _): key = .plain
    case (.sequence, _): if 0x40...0x7E ~= byte { key = .plain }
    case (.plain, 0x1B): key = .escape
    case (.plain, 0x03): return .interrupted
    case (.plain, 0x04): return bytes.isEmpty ? .ended : nil
    case (.plain, 0x08), (.plain, 0x7F): delete { _ = $0.popLast() }
    case (.plain, 0x15): delete { $0 = "" }
    case (.plain, 0x17): delete { $0 = $0.droppingLastWord }
    case (.plain, 0x20...): return append(byte)
    default: break
    }
    return nil
  }

  private mutating func append(_ byte: UInt8) -> Outcome? {
    if bytes.count < Self.longestLine { bytes.append(byte) } else { isTooLong = true }
    return nil
  }

  private mutating func delete(_ change: (inout String) -> Void) {
    var text = text
    change(&text)
    bytes = Array(text.utf8)
    isTooLong = false
  }

  private mutating func enter() -> Outcome {
    if bytes.last == .carriageReturn { bytes.removeLast() }
    defer { (bytes, isTooLong, key) = ([], false, .plain) }
    return isTooLong ? .tooLong : .entered(String(decoding: bytes, as: UTF8.self))
  }

  /// How many bytes at the end belong to a character whose other bytes have not come yet.
  private var unfinishedBytes: Int {
    guard let start = bytes.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return 0 }
    let length = max(1, (~bytes[start]).leadingZeroBitCount)
    let present = bytes.count - start
    return present < length && length <= 4 ? present : 0
  }
}

extension String {
  fileprivate var droppingLastWord: String {
    let words = self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
    return String(words[..<(words.lastIndex(of: " ").map(words.index(after:)) ?? words.startIndex)])
  }
}

extension UInt8 {
  fileprivate static let lineFeed: UInt8 = 0x0A
  fileprivate static let carriageReturn: UInt8 = 0x0D
}
