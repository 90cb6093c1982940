/// A command's arguments, and its options: `--name VALUE` or `--name=VALUE`, anywhere before a lone `--`.
struct Options {
  private(set) var arguments: [String] = []
  private var values: [String: String] = [:]

  init(_ words: [String], known: [String]) throws(UsageError) {
    var words = words[...]
    while let word = words.popFirst() {
      guard word.hasPrefix("--") else {
        arguments.append(word)
        continue
      }
      guard word != "--" else {
        arguments += words
        return
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard known.contains(parts[0]) else {
        throw UsageError(problem: "“\(parts[0])” is no option here.", hint: Usage.text)
      }
      guard values[parts[0]] == nil else {
        throw UsageError(problem: "“\(parts[0])” is there twice.", hint: "Give it once.")
      }
      guard let value = parts.count > 1 ? parts[1] : words.popFirst(), !value.isEmpty else {
        throw UsageError(problem: "“\(parts[0])” needs a value.", hint: Usage.text)
      }
      values[parts[0]] = value
    }
  }

  /// The options that are there, sorted.
  var names: [String] { values.keys.sorted() }

  /// The value of an option; `nil` where it is left out.
  subscript(name: String) -> String? { values[name] }
}
