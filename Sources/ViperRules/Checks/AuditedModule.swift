internal import ReferenceGraph

/// A live module as the checks see it.
struct AuditedModule {
  struct Component {
    let role: Role
    let object: AnyObject
    let node: ObjectGraph.Node
    let type: DeclaredType

    /// `Presenter`, whatever it is generic over.
    var name: String { String(Module.bareName(of: node.typeName)) }
  }

  let module: Module
  let graph: ObjectGraph
  let edges: [ObjectGraph.Edge]
  let cycles: [ReferenceCycle]

  /// As far as they are there and could be read.
  let components: [Component]
  private let roles: [ObjectIdentifier: [Role]]
  private let strongEdges: [ObjectIdentifier: [ObjectGraph.Edge]]

  init(_ module: Module) {
    self.module = module
    let objects = module.components
    graph = ObjectGraph(of: objects.map(\.object))
    edges = graph.edges
    strongEdges = Dictionary(grouping: edges.filter { $0.ownership == .strong }, by: \.source.identity)
    let nodes = Dictionary(graph.nodes.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
    components = objects.compactMap { role, object in
      nodes[ObjectIdentifier(object)].map {
        Component(role: role, object: object, node: $0, type: DeclaredType(type(of: object)))
      }
    }
    roles = Dictionary(components.map { ($0.node.identity, [$0.role]) }, uniquingKeysWith: +)
    cycles = graph.cycles
  }

  /// The roles of a component, of which it may play several; none for every other object.
  func roles(of node: ObjectGraph.Node) -> [Role] { roles[node.identity, default: []] }

  func component(_ role: Role) -> Component? { components.first { $0.role == role } }

  var parts: [ModuleAudit.Part] { components.map { ModuleAudit.Part(role: $0.role, node: $0.node) } }

  /// What must be gone once the view was let go of.
  var watched: [Watched] { components.map { Watched($0.object) } + module.children }

  /// What a component holds, directly or through objects that are no components.
  func holdings(of role: Role) -> Set<ObjectIdentifier> {
    guard let start = component(role)?.node.identity else { return [] }
    var held: Set<ObjectIdentifier> = []
    var waiting = [start]
    while let holder = waiting.popLast() {
      for edge in strongEdges[holder, default: []] where held.insert(edge.target.identity).inserted {
        if roles(of: edge.target).isEmpty { waiting.append(edge.target.identity) }
      }
    }
    return held
  }
}
