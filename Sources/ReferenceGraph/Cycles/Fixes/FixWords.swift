extension ObjectGraph.Edge {
  /// What to write so that the source no longer keeps the target alive.
  package var weakening: String {
    let place = "`\(typePlace)`"
    let target = target.typeName
    switch site {
    case .capture:
      return "write `[weak …]` for the \(target) in the capture list of the closure in `\(closure)`"
    case .capturedValue:
      return "let the closure in `\(closure)` capture what it needs, not the value that holds the \(target)"
    case .element:
      return "hold the \(target) weakly in \(place), in a struct with a `weak var`, or take it out when it is done"
    case .payload:
      return "a payload cannot be weak: let \(place) hold the \(target) in a struct with a `weak var`"
    case .existential:
      return "bind the type of \(place) to classes (`AnyObject`) and declare it `weak`"
    case .property:
      let type = declaredType.hasPrefix("Optional<") || declaredType.isEmpty ? "" : " and make its type optional"
      return ownership == .strong
        ? "declare `weak` on \(place)\(type)" : "write `weak` for `\(ownership)` on \(place)\(type)"
    }
  }

  private var closure: String { typePlace.before(" → capture") }
}

/// Says of a cycle what to write where.
struct FixWords {
  let edge: ObjectGraph.Edge

  init(_ chain: Chain, folding: Folding) { edge = folding.edge(chain) }

  func sentence(owner: String) -> String { "\(edge.weakening); \(owner) keeps the \(edge.target.typeName)." }

  var noneIsSafe: String {
    "no single reference can be weakened: each object of the cycle is held by the cycle alone and would be gone at once. "
      + "End it when the work is over, for example by letting go of `\(edge.typePlace)`, or give one of the objects an owner outside."
  }
}

extension String {
  /// The text in front of the last occurrence of a word; all of it where there is none.
  fileprivate func before(_ word: String) -> String {
    var end = endIndex
    while end > startIndex {
      end = index(before: end)
      if self[end...].hasPrefix(word) { return String(self[..<end]) }
    }
    return self
  }
}
