internal import ReferenceGraph

/// V05: what is still there after the view was let go of.
enum Lifetime {
  /// - Parameter places: of broken rules; a cycle through one of them is explained by it.
  static func violations(of watched: [Watched], knowing places: [String]) -> [Violation] {
    let graph = ObjectGraph.survivors(of: watched)
    let cycles = graph.cycles.filter { cycle in !cycle.edges.contains { places.contains($0.commonPlace) } }
    return cycles.map(violation) + held(in: graph).map(violation)
  }

  private static func violation(_ cycle: ReferenceCycle) -> Violation {
    Violation(
      .v05, at: (cycle.fix.edge ?? cycle.edges[0]).commonPlace,
      evidence: ["still there after its view was let go of; \(cycle.verdict.sentence)"] + cycle.edges.map(\.line),
      fix: cycle.fix.sentence)
  }

  private static func violation(_ survivor: (node: ObjectGraph.Node, verdict: Verdict)) -> Violation {
    Violation(
      .v05, at: String(Module.bareName(of: survivor.node.typeName)),
      evidence: ["\(survivor.node.typeName) is still there after its view was let go of: \(survivor.verdict.sentence)"],
      fix: "find who holds it: most often a task that holds `self` across an `await` (bind what the work needs, look "
        + "`self` up weakly once the answer has come), a timer, an observer or a global")
  }

  /// Those that no cycle and no other survivor keeps alive.
  private static func held(in graph: ObjectGraph) -> [(node: ObjectGraph.Node, verdict: Verdict)] {
    let survivors = graph.heldSurvivors
    let edges = Dictionary(
      grouping: graph.edges.filter { $0.ownership == .strong && $0.source != $0.target }, by: \.source)
    var kept: Set<ObjectGraph.Node> = []
    for survivor in survivors where !kept.contains(survivor.node) {
      var waiting = [survivor.node]
      while let holder = waiting.popLast() {
        for edge in edges[holder, default: []] where edge.target != survivor.node && kept.insert(edge.target).inserted {
          waiting.append(edge.target)
        }
      }
    }
    return survivors.filter { !kept.contains($0.node) }
  }
}
