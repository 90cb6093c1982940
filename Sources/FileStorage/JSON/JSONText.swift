package import Foundation

/// JSON written out by hand (RFC 8259), where an encoder would take too long.
package struct JSONText: Sendable {
  private var bytes: [UInt8] = []

  package init() {}

  package var data: Data { Data(bytes) }

  /// Takes the text as it is.
  package mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  package mutating func append(_ number: Int) {
    bytes += String(number).utf8
  }

  /// A string with its quotation marks (RFC 8259, section 7).
  package mutating func append(quoted text: String) {
    append("\"")
    var text = text
    text.withUTF8 { utf8 in
      // To look at all bytes and copy them at once is much faster than one by one.
      if utf8.contains(where: Self.needsEscape) {
        for byte in utf8 { append(escaped: byte) }
      } else {
        bytes.append(contentsOf: utf8)
      }
    }
    append("\"")
  }

  private mutating func append(escaped byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case 0x00..<0x10: bytes += "\\u000\(String(byte, radix: 16))".utf8
    case 0x10..<0x20: bytes += "\\u00\(String(byte, radix: 16))".utf8
    default: bytes.append(byte)
    }
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }
}
