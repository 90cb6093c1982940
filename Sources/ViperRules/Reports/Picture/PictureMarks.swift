internal import ReferenceGraph

/// What is wrong with a state, by reference and by object.
struct PictureMarks {
  private var rulesByEdge: [ObjectGraph.Edge: [String]] = [:]

  /// The rules broken by an object and none of its references.
  private(set) var rulesByNode: [ObjectGraph.Node: [String]] = [:]
  private let cyclic: Set<ObjectGraph.Edge>
  private let suspects: Set<ObjectGraph.Edge>

  init(_ state: ModuleAudit, _ edges: [ObjectGraph.Edge]) {
    for violation in state.violations {
      let rule = violation.rule.id
      let exact = edges.filter { Self.isPlace(violation.place, of: $0) }
      let about =
        exact.isEmpty ? edges.filter { edge in violation.evidence.contains { $0.contains(edge.line) } } : exact
      for edge in about { rulesByEdge[edge, default: []].append(rule) }
      let name = String(violation.place.prefix { $0 != "." && $0 != " " })
      for node in state.graph.nodes where about.isEmpty && [node.label, node.typeName].contains(name) {
        rulesByNode[node, default: []].append(rule)
      }
    }
    let cycles = state.graph.cycles
    let marked = rulesByEdge
    cyclic = Set(cycles.flatMap(\.edges))
    let unexplained = cycles.filter { cycle in !cycle.edges.contains { marked[$0] != nil } }
    suspects = Set(unexplained.map { $0.fix.edge ?? $0.edges[0] })
  }

  func rules(of edge: ObjectGraph.Edge) -> [String] { rulesByEdge[edge, default: []] }

  func isInCycle(_ edge: ObjectGraph.Edge) -> Bool { cyclic.contains(edge) }

  /// Whether it closes a cycle that no broken rule explains.
  func isSuspect(_ edge: ObjectGraph.Edge) -> Bool { suspects.contains(edge) }

  private static func isPlace(_ place: String, of edge: ObjectGraph.Edge) -> Bool {
    [edge.place, edge.commonPlace].contains(place)
  }
}
