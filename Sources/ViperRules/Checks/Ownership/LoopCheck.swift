internal import ReferenceGraph

/// V06: no cycle among the parts of view and presenter, such as a section that its own button keeps.
///
/// What a service does with its own objects is not the module's.
enum LoopCheck {
  /// - Parameter places: of broken rules; a cycle through one of them is explained by it.
  static func violations(in module: AuditedModule, knowing places: [String]) -> [Violation] {
    let known = Set(places)
    let own = module.holdings(of: .view).union(module.holdings(of: .presenter))
      .subtracting(module.holdings(of: .interactor)).subtracting(module.holdings(of: .router))
    return module.cycles.compactMap { cycle in
      guard !cycle.isLibrary, cycle.nodes.contains(where: { own.contains($0.identity) }),
        !cycle.edges.contains(where: { known.contains($0.commonPlace) })
      else { return nil }
      return Violation(
        .v06, at: (cycle.fix.edge ?? cycle.edges[0]).commonPlace, evidence: cycle.edges.map(\.line),
        fix: cycle.fix.sentence)
    }
  }
}
