/// Turns the groups of a graph into findings.
struct CycleSearch {
  let graph: ObjectGraph
  private let folding: Folding
  private let owners: OwnerCount
  private var arrivals: [ShortestCycle.Arrival]

  /// Groups of up to so many objects are searched for further cycles once the first is mended.
  private static let thoroughSize = 4096
  private static let cyclesPerGroup = 16

  private init(_ graph: ObjectGraph) {
    self.graph = graph
    folding = Folding(graph.heap)
    owners = OwnerCount(graph.heap)
    arrivals = Array(repeating: .none, count: graph.heap.objects.count)
  }

  /// One finding for each fingerprint, in the order of discovery.
  static func findings(in graph: ObjectGraph) -> [ReferenceCycle] {
    let groups = StrongComponents.cyclic(in: graph.heap)
    if groups.isEmpty { return [] }
    var search = CycleSearch(graph)
    var findings: [ReferenceCycle] = []
    var positions: [String: Int] = [:]
    for group in groups {
      for cycle in search.cycles(of: group) {
        if let known = positions[cycle.fingerprint] {
          findings[known].occurrences += 1
        } else {
          positions[cycle.fingerprint] = findings.count
          findings.append(cycle)
        }
      }
    }
    return findings
  }

  /// The shortest cycle of a group, then those that remain when it is mended: each needs a change of its own.
  private mutating func cycles(of members: [Int]) -> [ReferenceCycle] {
    let search = ShortestCycle(graph.heap, among: members)
    let verdict = verdict(of: members)
    var removed: Set<Int> = []
    var cycles: [ReferenceCycle] = []
    let limit = members.count > Self.thoroughSize ? 1 : Self.cyclesPerGroup
    while cycles.count < limit, let hops = search.find(without: removed, arrivals: &arrivals) {
      let chains = CycleChains(hops, in: graph.heap).chains
      let suggestion = FixSearch(graph, folding: folding).suggestion(for: chains, without: removed)
      removed.insert(suggestion.hop.edge)
      let edges = chains.map(folding.edge)
      cycles.append(
        ReferenceCycle(
          edges: edges, verdict: verdict, fix: suggestion.fix,
          fingerprint: Fingerprint.of(chains, in: graph.heap), componentSize: members.count,
          isLibrary: edges.allSatisfy { LibraryType.isToolchain($0.source.qualifiedName) }))
    }
    return cycles
  }

  private func verdict(of members: [Int]) -> Verdict {
    switch graph.origin {
    case .roots: .cycle
    case .survivors: owners.verdict(ofObjectsReaching: members)
    }
  }
}

extension ObjectGraph {
  /// The cycles of strong references, each kind once, shortest first within a group; computed anew at each call.
  public var cycles: [ReferenceCycle] { CycleSearch.findings(in: self) }
}
