internal import ReferenceGraph

/// V06: no cycle among the parts of a view or the services, such as a section that its own button keeps.
enum LoopCheck {
  /// - Parameter places: of broken rules; a cycle through one of them is explained by it.
  static func violations(in module: AuditedModule, knowing places: [String]) -> [Violation] {
    let known = Set(places)
    return module.graph.cycles.compactMap { cycle in
      guard !cycle.isLibrary, !cycle.edges.contains(where: { known.contains($0.commonPlace) }) else { return nil }
      return Violation(
        .v06, at: (cycle.fix.edge ?? cycle.edges[0]).commonPlace, evidence: cycle.edges.map(\.line),
        fix: cycle.fix.sentence)
    }
  }
}
