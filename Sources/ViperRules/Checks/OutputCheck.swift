internal import ReferenceGraph

/// V18: another module that is told what becomes of this one is held weakly.
enum OutputCheck {
  /// How such a module is held where nobody says so.
  static let names: Set = ["output", "moduleOutput", "delegate", "listener"]

  static func violations(in module: AuditedModule) -> [Violation] {
    module.edges.compactMap { edge in
      guard isOutput(edge, in: module), module.roles(of: edge.target).isEmpty, edge.ownership != .weak
      else { return nil }
      return Violation(.v18, at: edge.commonPlace, evidence: [edge.line], fix: edge.weakening)
    }
  }

  /// An interactor's `output` is its presenter, or what stands before it; a view's `delegate` may be a part of it.
  private static func isOutput(_ edge: ObjectGraph.Edge, in module: AuditedModule) -> Bool {
    let sources = module.roles(of: edge.source)
    if !sources.isEmpty, module.module.outputs.contains(edge.target.identity) { return true }
    return names.contains(edge.path) && (sources.contains(.presenter) || sources.contains(.router))
  }
}
