internal import ReferenceGraph

/// V01, V03, V04, V06, V09: no reference between components, or back to one, that the picture of ownership has not.
enum ReferenceCheck {
  static func violations(in module: AuditedModule) -> [Violation] {
    let viewsOwn = partsOfView(in: module)
    return module.edges.compactMap { edge in
      guard let target = module.role(of: edge.target) else { return nil }
      if let source = module.role(of: edge.source) { return violation(edge, from: source, to: target) }
      if viewsOwn.contains(edge.source.identity), case .none(let rule)? = Relation.between(.view, target) {
        return unknown(edge, rule)
      }
      return edge.ownership == .weak ? nil : strong(edge, .v06)
    }
  }

  private static func violation(_ edge: ObjectGraph.Edge, from source: Role, to target: Role) -> Violation? {
    switch Relation.between(source, target) {
    case .looksBack(let rule)?:
      edge.ownership == .weak ? nil : strong(edge, edge.isCapture ? .v06 : rule)
    case .none(let rule)?: unknown(edge, rule)
    case .owns?, nil: nil
    }
  }

  private static func strong(_ edge: ObjectGraph.Edge, _ rule: Rule) -> Violation {
    Violation(rule, at: edge.commonPlace, evidence: [edge.line], fix: edge.weakening)
  }

  private static func unknown(_ edge: ObjectGraph.Edge, _ rule: Rule) -> Violation {
    Violation(
      rule, at: edge.commonPlace, evidence: [edge.line],
      fix: "take `\(edge.commonPlace)` away: what it is used for goes by the presenter")
  }

  /// What the view holds and no other component does: its pickers, cells and closures.
  private static func partsOfView(in module: AuditedModule) -> Set<ObjectIdentifier> {
    [Role.presenter, .interactor, .router].reduce(module.holdings(of: .view)) {
      $0.subtracting(module.holdings(of: $1))
    }
  }
}
