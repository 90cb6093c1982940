internal import ReferenceGraph

/// What of a state's graph belongs to the module, so that a picture of it is not one of its surroundings.
///
/// That is what the parts keep alive as far as it stands in the same room, what this refers to, and who holds the parts.
struct ModuleRegion {
  private let identities: Set<ObjectIdentifier>

  init(_ state: ModuleAudit, _ edges: [ObjectGraph.Edge]) {
    let rooms = Set(state.parts.map { Self.room(of: $0.node) })
    let outgoing = Dictionary(grouping: edges, by: \.source.identity)
    let parts = Set(state.parts.map(\.node.identity))
    var own = parts
    var waiting = Array(own)
    while let holder = waiting.popLast() {
      for edge in outgoing[holder, default: []]
      where edge.ownership == .strong && rooms.contains(Self.room(of: edge.target)) {
        if own.insert(edge.target.identity).inserted { waiting.append(edge.target.identity) }
      }
    }
    let targets = edges.filter { own.contains($0.source.identity) }.map(\.target.identity)
    let holders = edges.filter { $0.ownership == .strong && parts.contains($0.target.identity) }.map(\.source.identity)
    identities = own.union(targets).union(holders)
  }

  func contains(_ node: ObjectGraph.Node) -> Bool { identities.contains(node.identity) }

  private static func room(of node: ObjectGraph.Node) -> Substring { node.qualifiedName.prefix { $0 != "." } }
}
