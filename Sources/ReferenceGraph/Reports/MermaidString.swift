/// A label between quotation marks, as Mermaid has it: it reads `"`, `#` and `<` as its own, and knows them by number.
package enum MermaidString {
  package static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\"": "#quot;"
      case "#": "#35;"
      case "<": "#lt;"
      case ">": "#gt;"
      default: String(character)
      }
    }.joined()
  }
}
