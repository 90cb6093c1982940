/// Lays lines out for a terminal.
package enum Frame {
  /// The lines, broken where they are wider than the terminal.
  ///
  /// What a terminal would obey as a command is replaced: a text may come from a server.
  ///
  /// - Parameter width: in columns; `nil` for no limit.
  package static func text(_ lines: [Line], width: Int?, isColoured: Bool) -> [String] {
    lines.flatMap { line in
      broken(printable(line.text), at: width).map { isColoured ? line.style.coloured($0) : $0 }
    }
  }

  private static func printable(_ text: String) -> String {
    var printable = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      printable.append(scalar.isObeyed ? "\u{FFFD}" : scalar)
    }
    return String(printable)
  }

  private static func broken(_ text: String, at width: Int?) -> [String] {
    guard let width, text.columns > width else { return [text] }
    let indent = String(text.prefix { $0 == " " }.prefix(max(0, width - 1)))
    var lines: [String] = []
    var line = indent
    for word in text.drop(while: { $0 == " " }).split(separator: " ", omittingEmptySubsequences: false) {
      let joined = line == indent ? line + word : line + " " + word
      if joined.columns <= width {
        line = joined
        continue
      }
      if line != indent { lines.append(line) }
      line = indent
      for character in word {
        if line != indent, (line + String(character)).columns > width {
          lines.append(line)
          line = indent
        }
        line.append(character)
      }
    }
    return lines + [line]
  }
}

extension Line.Style {
  /// Select Graphic Rendition (ECMA-48, section 8.3.117), put back after the text.
  fileprivate func coloured(_ text: String) -> String {
    switch self {
    case .plain: text
    case .strong: "\u{1B}[1m\(text)\u{1B}[0m"
    case .faint: "\u{1B}[2m\(text)\u{1B}[0m"
    case .warning: "\u{1B}[31m\(text)\u{1B}[0m"
    }
  }
}

extension StringProtocol {
  /// How many columns the text takes: two for a wide character.
  var columns: Int {
    reduce(0) { $0 + ($1.isWide ? 2 : 1) }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would obey the scalar: control characters, line ends, and what turns the direction of writing.
  fileprivate var isObeyed: Bool {
    switch value {
    case 0x2028...0x202E, 0x2066...0x2069: true
    default: properties.generalCategory == .control
    }
  }
}

extension Character {
  /// Whether a terminal shows the character in two columns (Unicode Standard Annex 11, wide and fullwidth blocks).
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD,
  ]

  fileprivate var isWide: Bool {
    unicodeScalars.first.map { scalar in Self.wide.contains { $0.contains(scalar.value) } } ?? false
  }
}
