/// What a user calls something: one line with something to see in it.
public struct Title: Hashable, Sendable {
  public let text: String

  /// Trims what is typed, and joins its lines by spaces.
  ///
  /// - Throws: ``TitleError/nothingToSee`` for a text that is empty or would look so: spaces of any kind, format
  ///   characters such as direction marks, controls.
  public init(_ typed: String) throws(TitleError) {
    let joined = typed.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard let first = joined.firstIndex(where: \.isVisible), let last = joined.lastIndex(where: \.isVisible) else {
      throw .nothingToSee
    }
    text = String(joined[first...last])
  }
}

extension Character {
  fileprivate var isVisible: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format: false
      default: !scalar.properties.isDefaultIgnorableCodePoint && scalar != "\u{2800}"  // braille without a dot
      }
    }
  }
}
