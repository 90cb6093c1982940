/// Says what to write where.
struct FixWords {
  let edge: ObjectGraph.Edge
  private let step: PathStep
  private let isElement: Bool

  init(_ chain: Chain, folding: Folding) {
    edge = folding.edge(chain)
    step = folding.heap.paths[Int(folding.heap.edges[chain.last.edge].path)]
    isElement = chain.hops.contains { folding.heap.edges[$0.edge].element != FoundReference.none }
  }

  func sentence(owner: String) -> String { "\(change); \(owner) keeps the \(edge.target.typeName)." }

  private var place: String { "`\(edge.typePlace)`" }

  private var change: String {
    let target = edge.target.typeName
    if step.capture > 0 || step.isFunction {
      let closure = "the closure in `\(edge.typePlace.before(" → capture"))`"
      // A function that has captured one object points to that object; its name is the property that holds it.
      return step.isFunction || step.name.isEmpty
        ? "write `[weak …]` for the \(target) in the capture list of \(closure)"
        : "let \(closure) capture what it needs, not the value that holds the \(target)"
    }
    if isElement || edge.path.hasSuffix("]") {
      return "hold the \(target) weakly in \(place), in a struct with a `weak var`, or take it out when it is done"
    }
    if step.isPayload {
      return "a payload cannot be weak: let \(place) hold the \(target) in a struct with a `weak var`"
    }
    if step.isExistential {
      return "bind the type of \(place) to classes (`AnyObject`) and declare it `weak`"
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
  fileprivate func before(_ word: String) -> String {
    var end = endIndex
    while end > startIndex {
      end = index(before: end)
      if self[end...].hasPrefix(word) { return String(self[..<end]) }
    }
    return self
  }
}
