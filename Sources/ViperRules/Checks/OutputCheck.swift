internal import ReferenceGraph

/// V18: another module that is told what becomes of this one is held weakly.
enum OutputCheck {
  private static let names: Set = ["output", "moduleOutput", "delegate", "listener"]

  static func violations(in module: AuditedModule) -> [Violation] {
    module.edges.compactMap { edge in
      guard let source = module.role(of: edge.source), source != .view, module.role(of: edge.target) == nil,
        edge.ownership != .weak, isOutput(edge, of: module.module)
      else { return nil }
      return Violation(.v18, at: edge.commonPlace, evidence: [edge.line], fix: edge.weakening)
    }
  }

  private static func isOutput(_ edge: ObjectGraph.Edge, of module: Module) -> Bool {
    module.outputs.contains(edge.target.identity) || names.contains(edge.path)
      || Module.endings[.presenter, default: []].contains(
        where: Module.bareName(of: edge.target.typeName).hasSuffix)
  }
}
