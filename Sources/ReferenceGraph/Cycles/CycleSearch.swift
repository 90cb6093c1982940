/// Turns the groups of a graph into findings.
struct CycleSearch {
  let graph: ObjectGraph
  private let folding: Folding
  private let fixes: FixSearch
  private var arrivals: [ShortestCycle.Arrival]

  /// The number of its group for each object, from one; zero outside of all.
  private var membership: [UInt32]

  private var findings: [ReferenceCycle] = []
  private var positions: [String: Int] = [:]

  /// Groups of up to so many objects are searched for further cycles once the first is mended.
  private static let thoroughSize = 4096
  private static let cyclesPerGroup = 16

  /// One finding for each fingerprint, in the order of discovery.
  static func findings(in graph: ObjectGraph) -> [ReferenceCycle] {
    let groups = StrongComponents.cyclic(in: graph.heap)
    if groups.isEmpty { return [] }
    var search = CycleSearch(graph, groups: groups)
    for (index, group) in groups.enumerated() { search.search(group, number: UInt32(index + 1)) }
    return search.findings
  }

  private init(_ graph: ObjectGraph, groups: [[Int]]) {
    self.graph = graph
    folding = Folding(graph.heap)
    fixes = FixSearch(graph, folding: folding)
    arrivals = Array(repeating: .none, count: graph.heap.objects.count)
    membership = Array(repeating: 0, count: graph.heap.objects.count)
    for (index, group) in groups.enumerated() {
      for object in group { membership[object] = UInt32(index + 1) }
    }
  }

  /// The shortest cycle of a group, then those that remain when it is mended: each needs a change of its own.
  private mutating func search(_ members: [Int], number: UInt32) {
    let shortest = ShortestCycle(graph.heap, among: members, number: number, membership: membership)
    var removed: Set<Int> = []
    for _ in 0..<(members.count > Self.thoroughSize ? 1 : Self.cyclesPerGroup) {
      guard let hops = shortest.find(without: removed, arrivals: &arrivals) else { return }
      let chains = CycleChains(hops, in: graph.heap).chains
      removed.insert(note(chains, of: members, without: removed).edge)
    }
  }

  /// Counts a cycle that is known already, or explains a new one.
  ///
  /// - Returns: the reference that ends it.
  private mutating func note(_ chains: [Chain], of members: [Int], without removed: Set<Int>) -> Hop {
    let fingerprint = Fingerprint.of(chains, in: graph.heap)
    if let known = positions[fingerprint] {
      findings[known].occurrences += 1
      return fixes.ranked(chains)[0].last
    }
    let suggestion = fixes.suggestion(for: chains, without: removed)
    let edges = chains.map(folding.edge)
    positions[fingerprint] = findings.count
    findings.append(
      ReferenceCycle(
        edges: edges, verdict: verdict(of: members), fix: suggestion.fix, fingerprint: fingerprint,
        componentSize: members.count,
        isLibrary: edges.allSatisfy { LibraryType.isToolchain($0.source.qualifiedName) }))
    return suggestion.hop
  }

  private func verdict(of members: [Int]) -> Verdict {
    switch graph.origin {
    case .roots: .cycle
    case .survivors: OwnerCount(graph.heap).verdict(ofObjectsReaching: members)
    }
  }
}

extension ObjectGraph {
  /// The cycles of strong references, each kind once, shortest first within a group; computed anew at each call.
  public var cycles: [ReferenceCycle] { CycleSearch.findings(in: self) }
}
