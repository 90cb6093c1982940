internal import ReferenceGraph

/// Who holds whom in a module, all states together: objects by their types, in the order of their discovery.
struct ModulePicture: Sendable {
  private(set) var objects: [PicturedObject] = []
  private(set) var references: [PicturedReference] = []
  private var positions: [String: Int] = [:]
  private var known: [PicturedReference.Key: Int] = [:]

  /// How many types of objects there are beside these.
  private(set) var leftOut = 0

  /// - Parameter isWhole: whether also to take in what is no more than the module's surroundings.
  init(_ module: ModuleReport, isWhole: Bool = false) {
    for state in module.states { add(state, isWhole: isWhole) }
    references = objects.indices.flatMap { object in references.filter { $0.source == object } }
    let roles = RoleGuess(objects: objects, references: references).roles
    for (position, role) in roles.enumerated() { objects[position].role = role }
    leftOut = Set(module.states.flatMap(\.graph.nodes).map(\.qualifiedName)).count - objects.count
  }

  private mutating func add(_ state: ModuleAudit, isWhole: Bool) {
    let all = state.graph.edges
    let region = ModuleRegion(state, all)
    let nodes = state.graph.nodes.filter { isWhole || region.contains($0) }
    for node in nodes { add(node, in: state) }
    for (name, same) in Dictionary(grouping: nodes, by: \.qualifiedName) {
      guard let position = positions[name] else { continue }
      objects[position].count = max(objects[position].count, same.count)
    }
    let marks = PictureMarks(state, all)
    for edge in all where isWhole || region.contains(edge.source) && region.contains(edge.target) {
      add(edge, marks)
    }
    for (node, rules) in marks.rulesByNode {
      guard let position = positions[node.qualifiedName] else { continue }
      objects[position].rules = Set(objects[position].rules + rules).sorted()
    }
  }

  private mutating func add(_ node: ObjectGraph.Node, in state: ModuleAudit) {
    if positions[node.qualifiedName] != nil { return }
    positions[node.qualifiedName] = objects.count
    let part = state.parts.first { $0.node.qualifiedName == node.qualifiedName }
    objects.append(PicturedObject(name: node.typeName, role: part?.role))
  }

  private mutating func add(_ edge: ObjectGraph.Edge, _ marks: PictureMarks) {
    guard let source = positions[edge.source.qualifiedName], let target = positions[edge.target.qualifiedName] else {
      return
    }
    let path = edge.path.withoutElements
    let key = PicturedReference.Key(source: source, target: target, path: path, ownership: edge.ownership)
    let position = known[key] ?? references.count
    if position == references.count {
      known[key] = position
      references.append(
        PicturedReference(key, declaredType: edge.declaredType, isProtocol: edge.isProtocol))
    }
    references[position].rules = Set(references[position].rules + marks.rules(of: edge)).sorted()
    if marks.isInCycle(edge) { references[position].isInCycle = true }
    if marks.isSuspect(edge) { references[position].isSuspect = true }
  }
}
