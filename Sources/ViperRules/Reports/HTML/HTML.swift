/// Writes elements, so that every page is also well-formed XML.
enum HTML {
  typealias Attributes = KeyValuePairs<String, String>

  static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(character)
      }
    }.joined()
  }

  /// An element around a text.
  static func text(_ name: String, _ attributes: Attributes, _ text: String) -> String {
    element(name, attributes, escaped(text))
  }

  static func text(_ name: String, _ text: String) -> String { element(name, [:], escaped(text)) }

  /// A sentence, in which what stands between backticks is code.
  static func prose(_ sentence: String) -> String {
    sentence.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { position, part in
      position.isMultiple(of: 2) ? escaped(String(part)) : text("code", String(part))
    }.joined()
  }

  /// An element around markup; one without any is closed at once.
  static func element(_ name: String, _ attributes: Attributes = [:], _ markup: String...) -> String {
    let inner = markup.joined()
    let start = "<" + name + attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
    return inner.isEmpty && isVoid(name) ? start + "/>" : "\(start)>\(inner)</\(name)>"
  }

  /// HTML knows no other element without an end; SVG knows them for all.
  private static func isVoid(_ name: String) -> Bool {
    ["meta", "path", "rect", "circle", "line"].contains(name)
  }
}
