/// Chooses the reference of a cycle that should not be strong.
///
/// A captured object first, then what points to a delegate or an owner by its name, then what points back towards the
/// roots; and only where the object keeps an owner. A suggestion is no proof: it knows names and the graph, not the
/// meaning of the code.
struct FixSearch {
  private let graph: ObjectGraph
  private let folding: Folding
  private let roots: Set<UInt32>

  private static let backReferences: Set = [
    "delegate", "dataSource", "parent", "owner", "output", "view", "screen", "observer", "listener", "superview",
    "coordinator", "host", "container", "previous", "navigation", "navigationController", "navigator", "window",
  ]

  /// A reference costs a look at the whole graph.
  private static let candidates = 8

  init(_ graph: ObjectGraph, folding: Folding) {
    self.graph = graph
    self.folding = folding
    roots = Set(graph.heap.roots)
  }

  /// - Parameters:
  ///   - chains: the references of the cycle.
  ///   - removed: references that earlier suggestions have weakened.
  /// - Returns: the reference that ends the cycle, and what to say about it.
  func suggestion(for chains: [Chain], without removed: Set<Int>) -> (hop: Hop, fix: CycleFix) {
    let ranked = ranked(chains)
    for chain in ranked.prefix(Self.candidates) {
      let target = Int(graph.heap.edges[chain.last.edge].target)
      guard let owner = owner(of: target, without: removed.union([chain.last.edge])) else { continue }
      let words = FixWords(chain, folding: folding)
      return (chain.last, CycleFix(edge: words.edge, sentence: words.sentence(owner: owner)))
    }
    return (ranked[0].last, CycleFix(edge: nil, sentence: FixWords(ranked[0], folding: folding).noneIsSafe))
  }

  /// The references of a cycle, the likeliest mistake first.
  func ranked(_ chains: [Chain]) -> [Chain] {
    chains.enumerated().sorted { (rank($0.element), -$0.offset) > (rank($1.element), -$1.offset) }.map(\.element)
  }

  private func rank(_ chain: Chain) -> Int {
    let edge = graph.heap.edges[chain.last.edge]
    let path = graph.heap.paths[Int(edge.path)]
    // Nobody can change the toolchain's own.
    if LibraryType.isToolchain(graph.heap.shape(chain.source).qualifiedName) { return -1 }
    let isBack = edge.target <= UInt32(chain.source)
    let name = path.name.split(separator: ".").last.map(String.init) ?? ""
    let isNamed = Self.backReferences.contains(name.hasPrefix("_") ? String(name.dropFirst()) : name)
    if path.capture > 0 || path.isFunction { return isBack ? 7 : 6 }
    if isNamed { return isBack ? 5 : 4 }
    return isBack ? 2 : 0
  }

  // MARK: - Who still holds it

  /// Who holds an object when the references are gone: the caller, or an object that a root still reaches.
  private func owner(of target: Int, without removed: Set<Int>) -> String? {
    let heap = graph.heap
    if roots.contains(UInt32(target)) { return "whoever holds it from outside" }
    var seen = Bits(count: heap.objects.count)
    var queue = heap.roots.map { (object: Int($0), owner: Int($0)) }
    for root in heap.roots { seen.insert(root) }
    var next = 0
    while next < queue.count {
      let (object, owner) = queue[next]
      next += 1
      for edge in heap.edgeRange(object) where heap.isStrong(edge) && !removed.contains(edge) {
        let reached = Int(heap.edges[edge].target)
        if reached == target { return "`\(folding.names.node(owner).label)`" }
        if seen.insert(UInt32(reached)) { queue.append((reached, heap.isVisible(reached) ? reached : owner)) }
      }
    }
    return nil
  }
}
