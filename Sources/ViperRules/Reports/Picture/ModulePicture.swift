internal import ReferenceGraph

/// Who holds whom in a module, all states together: objects by their types, in the order of their discovery.
struct ModulePicture: Sendable {
  private(set) var objects: [PicturedObject] = []
  private(set) var references: [PicturedReference] = []
  private var positions: [String: Int] = [:]

  /// What a reference is told from others by.
  private struct Key: Hashable {
    let source: Int
    let target: Int
    let path: String
    let ownership: Ownership
  }
  private var known: [Key: Int] = [:]

  init(_ module: ModuleReport) {
    for state in module.states { add(state) }
    references = objects.indices.flatMap { object in references.filter { $0.source == object } }
  }

  private mutating func add(_ state: ModuleAudit) {
    let edges = state.graph.edges
    let cyclic = Set(state.graph.cycles.flatMap(\.edges))
    for node in state.graph.nodes { _ = position(of: node, in: state) }
    for (name, nodes) in Dictionary(grouping: state.graph.nodes, by: \.qualifiedName) {
      guard let position = positions[name] else { continue }
      objects[position].count = max(objects[position].count, nodes.count)
    }
    for edge in edges {
      let violations = state.violations.filter { Self.isAbout($0, edge, in: edges) }
      add(edge, in: state, rules: violations.map(\.rule.id), isInCycle: cyclic.contains(edge))
    }
    for violation in state.violations where !edges.contains(where: { Self.isAbout(violation, $0, in: edges) }) {
      mark(violation, in: state)
    }
  }

  private mutating func add(_ edge: ObjectGraph.Edge, in state: ModuleAudit, rules: [String], isInCycle: Bool) {
    let key = Key(
      source: position(of: edge.source, in: state), target: position(of: edge.target, in: state),
      path: PicturedReference.withoutElements(edge.path), ownership: edge.ownership)
    let position = known[key] ?? references.count
    if position == references.count {
      known[key] = position
      references.append(
        PicturedReference(
          source: key.source, target: key.target, path: key.path, ownership: key.ownership,
          declaredType: edge.declaredType))
    }
    references[position].rules = Set(references[position].rules + rules).sorted()
    if isInCycle { references[position].isInCycle = true }
  }

  /// A violation that names no reference is about the object it names.
  private mutating func mark(_ violation: Violation, in state: ModuleAudit) {
    for node in state.graph.nodes where [node.label, node.typeName].contains(Self.object(violation.place)) {
      guard let position = positions[node.qualifiedName] else { continue }
      objects[position].rules = Set(objects[position].rules + [violation.rule.id]).sorted()
    }
  }

  private mutating func position(of node: ObjectGraph.Node, in state: ModuleAudit) -> Int {
    if let position = positions[node.qualifiedName] { return position }
    positions[node.qualifiedName] = objects.count
    let role = state.parts.first { $0.node.qualifiedName == node.qualifiedName }?.role
    objects.append(PicturedObject(name: node.typeName, role: role))
    return objects.count - 1
  }

  /// By its place; where that is no reference's, by its evidence.
  private static func isAbout(
    _ violation: Violation, _ edge: ObjectGraph.Edge, in edges: [ObjectGraph.Edge]
  ) -> Bool {
    if edges.contains(where: { isPlace(violation.place, of: $0) }) { return isPlace(violation.place, of: edge) }
    return violation.evidence.contains { $0.contains(edge.line) }
  }

  private static func isPlace(_ place: String, of edge: ObjectGraph.Edge) -> Bool {
    place == edge.place || place == "\(edge.source.typeName).\(edge.path)"
  }

  private static func object(_ place: String) -> String { String(place.prefix { $0 != "." && $0 != " " }) }
}
