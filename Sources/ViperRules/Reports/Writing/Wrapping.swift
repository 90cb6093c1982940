/// Breaks a line between items, so that it fits a terminal.
enum Wrapping {
  static let width = 100

  /// The first line begins with the head, the others as far in.
  static func lines(_ items: [String], after head: String, separator: String = ", ") -> [String] {
    let indentation = String(repeating: " ", count: head.count)
    var lines: [String] = []
    var line = head
    for (position, item) in items.enumerated() {
      let part = item + (position + 1 < items.count ? separator : "")
      if line.count > indentation.count, line.count + part.trimmingEnd.count > width {
        lines.append(line.trimmingEnd)
        line = indentation
      }
      line += part
    }
    return lines + [line.trimmingEnd]
  }

  /// The words of a sentence.
  static func sentence(_ text: String, after head: String) -> [String] {
    lines(text.split(separator: " ").map(String.init), after: head, separator: " ")
  }
}

extension String {
  /// Without spaces at the end.
  var trimmingEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }

  /// With spaces up to a width.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(width - count, 0)) }
}
