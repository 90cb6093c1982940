/// Chooses the reference of a cycle that should not be strong.
///
/// A captured object first, then what points to a delegate or an owner by its name, then what points back towards the
/// roots; and only where the object keeps an owner. A suggestion is no proof: it knows names and the graph, not the
/// meaning of the code.
struct FixSearch {
  private let graph: ObjectGraph
  private let folding: Folding

  private static let backReferences: Set = [
    "delegate", "dataSource", "parent", "owner", "output", "view", "screen", "observer", "listener", "superview",
    "coordinator", "host", "container", "previous",
  ]

  /// A reference costs a look at the whole graph.
  private static let candidates = 8

  init(_ graph: ObjectGraph, folding: Folding) {
    self.graph = graph
    self.folding = folding
  }

  /// - Parameters:
  ///   - chains: the references of the cycle.
  ///   - removed: references that earlier suggestions have weakened.
  /// - Returns: the reference that ends the cycle, and what to say about it.
  func suggestion(for chains: [[Hop]], without removed: Set<Int>) -> (hop: Hop, fix: CycleFix) {
    let ranked = chains.enumerated().sorted { (rank($0.element), -$0.offset) > (rank($1.element), -$1.offset) }
      .map(\.element)
    for chain in ranked.prefix(Self.candidates) {
      let last = chain[chain.count - 1]
      let target = Int(graph.heap.edges[last.edge].target)
      guard let owner = owner(of: target, without: removed.union([last.edge])) else { continue }
      let edge = folding.edge(chain)
      let words = FixWords(edge: edge, isCapture: isCapture(last), isElement: isElement(chain))
      return (last, CycleFix(edge: edge, sentence: words.sentence(owner: owner)))
    }
    let best = ranked[0]
    let words = FixWords(edge: folding.edge(best), isCapture: false, isElement: false)
    return (best[best.count - 1], CycleFix(edge: nil, sentence: words.noneIsSafe))
  }

  private func rank(_ chain: [Hop]) -> Int {
    let last = chain[chain.count - 1]
    let path = graph.heap.paths[Int(graph.heap.edges[last.edge].path)]
    let isBack = graph.heap.edges[last.edge].target <= UInt32(chain[0].source)
    let name = path.name.split(separator: ".").last.map(String.init) ?? ""
    let isNamed = Self.backReferences.contains(name.hasPrefix("_") ? String(name.dropFirst()) : name)
    if isCapture(last) { return isBack ? 7 : 6 }
    if isNamed { return isBack ? 5 : 4 }
    return isBack ? 2 : 0
  }

  /// Whether the reference stands among the captures of a closure, or is the only one.
  private func isCapture(_ hop: Hop) -> Bool {
    let path = graph.heap.paths[Int(graph.heap.edges[hop.edge].path)]
    return path.capture > 0 || path.isFunction
  }

  private func isElement(_ chain: [Hop]) -> Bool {
    chain.contains { graph.heap.edges[$0.edge].element != FoundReference.none }
  }

  // MARK: - Who still holds it

  /// Who holds an object when the references are gone: the caller, or an object that a root still reaches.
  private func owner(of target: Int, without removed: Set<Int>) -> String? {
    let heap = graph.heap
    if heap.roots.contains(UInt32(target)) { return "whoever holds it from outside" }
    var seen = Bits(count: heap.objects.count)
    var queue = heap.roots.map(Int.init)
    for root in queue { seen.insert(UInt32(root)) }
    var next = 0
    while next < queue.count {
      let object = queue[next]
      next += 1
      for edge in heap.edgeRange(object) where heap.isStrong(edge) && !removed.contains(edge) {
        let reached = heap.edges[edge].target
        if Int(reached) == target { return "`\(folding.names.node(object).label)`" }
        if seen.insert(reached) { queue.append(Int(reached)) }
      }
    }
    return nil
  }
}
