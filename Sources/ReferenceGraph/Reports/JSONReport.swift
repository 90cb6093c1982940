/// Nodes, edges, cycles and blind spots as JSON (RFC 8259), with two spaces of indentation and keys in a fixed order.
struct JSONReport {
  private let graph: ObjectGraph

  init(_ graph: ObjectGraph) { self.graph = graph }

  var text: String {
    let completeness = graph.completeness
    let parts = [
      ("nodes", list(graph.nodes.map(node))),
      ("edges", list(graph.edges.map(edge))),
      ("cycles", list(graph.cycles.map(cycle))),
      (
        "held",
        list(
          graph.heldSurvivors.map { object([("node", "\($0.node.order)"), ("verdict", text($0.verdict.sentence))]) })
      ),
      ("strongReferences", object([("seen", "\(completeness.seen)"), ("counted", "\(completeness.counted)")])),
      ("blindSpots", list(graph.blindSpots.map(blindSpot))),
    ]
    return "{\n" + parts.map { "  \(text($0.0)): \($0.1)" }.joined(separator: ",\n") + "\n}\n"
  }

  private func node(_ node: ObjectGraph.Node) -> String {
    object([
      ("order", "\(node.order)"), ("label", text(node.label)), ("type", text(node.typeName)),
      ("qualifiedType", text(node.qualifiedName)),
    ])
  }

  private func edge(_ edge: ObjectGraph.Edge) -> String {
    object([
      ("source", "\(edge.source.order)"), ("target", "\(edge.target.order)"), ("path", text(edge.path)),
      ("ownership", text(edge.ownership.rawValue)), ("declaredType", text(edge.declaredType)),
      ("isProtocol", "\(edge.isProtocol)"),
    ])
  }

  private func cycle(_ cycle: ReferenceCycle) -> String {
    object([
      ("lines", "[" + cycle.edges.map { text($0.line) }.joined(separator: ", ") + "]"),
      ("verdict", text(cycle.verdict.sentence)), ("fix", text(cycle.fix.sentence)),
      ("weaken", cycle.fix.edge.map { text($0.line) } ?? "null"), ("fingerprint", text(cycle.fingerprint)),
      ("occurrences", "\(cycle.occurrences)"), ("componentSize", "\(cycle.componentSize)"),
      ("isLibrary", "\(cycle.isLibrary)"),
    ])
  }

  private func blindSpot(_ spot: BlindSpot) -> String {
    object([("place", text(spot.place)), ("reason", text(spot.reason.rawValue)), ("count", "\(spot.count)")])
  }

  // MARK: - Syntax

  private func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(text($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
  }

  private func list(_ items: [String]) -> String {
    items.isEmpty ? "[]" : "[\n" + items.map { "    " + $0 }.joined(separator: ",\n") + "\n  ]"
  }

  private func text(_ value: String) -> String { JSONString.quoted(value) }
}
