internal import ReferenceGraph

extension ObjectGraph.Edge {
  /// Whether a closure has captured the target.
  var isCapture: Bool { path.contains("→ capture") }

  /// What to write so that the source no longer keeps the target alive.
  var weakening: String {
    let target = target.typeName
    if let capture = commonPlace.firstRange(of: " → capture") {
      return "write `[weak …]` for the \(target) in the capture list of the closure in "
        + "`\(commonPlace[..<capture.lowerBound])`"
    }
    if path.hasSuffix("]") { return "hold the \(target) in `\(commonPlace)` in a struct with a `weak var`" }
    let type = declaredType.hasPrefix("Optional<") ? "" : " and make its type optional"
    return ownership == .strong
      ? "declare `weak` on `\(commonPlace)`\(type)" : "write `weak` for `\(ownership)` on `\(commonPlace)`\(type)"
  }
}
