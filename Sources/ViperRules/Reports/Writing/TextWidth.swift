/// How wide a text is in the page's font, whose characters all have one width.
enum TextWidth {
  static let longest = 30

  /// The name of an object, in 12 pixels.
  static func title(_ text: String) -> Int { (text.count * 73 + 9) / 10 }

  /// The name of a property, in 11 pixels.
  static func row(_ text: String) -> Int { (shortened(text).count * 67 + 9) / 10 }

  /// A very long path by its end, which is what the reference is stored in.
  static func shortened(_ text: String) -> String {
    text.count <= longest ? text : "…" + text.suffix(longest - 1)
  }
}
