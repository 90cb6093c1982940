/// Says what to write where.
struct FixWords {
  let edge: ObjectGraph.Edge
  let isCapture: Bool
  let isElement: Bool

  private var place: String { "`\(edge.typePlace)`" }

  func sentence(owner: String) -> String {
    "\(change); \(owner) keeps the \(edge.target.typeName)."
  }

  private var change: String {
    let target = edge.target.typeName
    if isCapture {
      let closure = edge.typePlace.components(before: " → capture")
      return "write `[weak …]` for the \(target) in the capture list of the closure in `\(closure)`"
    }
    if isElement {
      return "hold the \(target) weakly in \(place), in a struct with a `weak var`, or take it out when it is done"
    }
    let type =
      edge.declaredType.hasPrefix("Optional<") || edge.declaredType.isEmpty ? "" : " and make its type optional"
    return "declare `weak` on \(place)\(type)"
  }

  var noneIsSafe: String {
    "no single reference can be weakened: each object of the cycle is held by the cycle alone and would be gone at once. "
      + "End it when the work is over, for example by letting go of \(place), or give one of the objects an owner outside."
  }
}

extension String {
  /// The text in front of the last occurrence of a word; all of it where there is none.
  fileprivate func components(before word: String) -> String {
    var end = endIndex
    while end > startIndex {
      end = index(before: end)
      if self[end...].hasPrefix(word) { return String(self[..<end]) }
    }
    return self
  }
}
