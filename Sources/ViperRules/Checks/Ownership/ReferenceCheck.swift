internal import ReferenceGraph

/// V01, V03, V04, V06, V09: no reference between components, or back to one, that the picture of ownership has not.
enum ReferenceCheck {
  /// - Parameter places: of outputs that are held strongly; a cycle through one of them is explained by it.
  static func violations(in module: AuditedModule, knowing places: [String]) -> [Violation] {
    let viewsOwn = module.heldByViewAlone
    return module.edges.compactMap { edge in
      let targets = module.roles(of: edge.target)
      guard !targets.isEmpty else { return nil }
      let sources = module.roles(of: edge.source)
      if !sources.isEmpty { return violation(edge, from: sources, to: targets) }
      if viewsOwn.contains(edge.source.identity), let rule = Relation.forbidden(from: [.view], to: targets),
        !Module.isComponent(edge.source.typeName)
      {
        return unknown(edge, rule)
      }
      return edge.ownership == .weak ? nil : callback(edge, in: module, knowing: places)
    }
  }

  /// To keep an object is judged by what it is first: a view that is its own router is a view.
  private static func violation(
    _ edge: ObjectGraph.Edge, from sources: [Role], to targets: [Role]
  ) -> Violation? {
    if let rule = Relation.forbidden(from: sources, to: targets) { return unknown(edge, rule) }
    guard edge.ownership != .weak, let source = sources.first, let target = targets.first,
      case .looksBack(let rule)? = Relation.between(source, target)
    else { return nil }
    return kept(edge, edge.isCapture ? .v06 : rule)
  }

  // MARK: - What was found

  private static func kept(_ edge: ObjectGraph.Edge, _ rule: Rule) -> Violation {
    Violation(rule, at: edge.commonPlace, evidence: [edge.line], fix: edge.weakening)
  }

  private static func unknown(_ edge: ObjectGraph.Edge, _ rule: Rule) -> Violation {
    Violation(
      rule, at: edge.commonPlace, evidence: [edge.line],
      fix: "take `\(edge.commonPlace)` away: what it is used for goes by the presenter")
  }

  /// Who holds a component is not always to blame: of an owner outside, it is what leads there from the module.
  private static func callback(
    _ edge: ObjectGraph.Edge, in module: AuditedModule, knowing places: [String]
  ) -> Violation? {
    let cycle = module.cycles.first { $0.edges.contains(edge) }?.edges ?? []
    if cycle.contains(where: { places.contains($0.commonPlace) }) { return nil }
    let wayOut = cycle.first {
      !module.roles(of: $0.source).isEmpty && module.roles(of: $0.target).isEmpty && $0.isNamedAfterOwner
    }
    guard let wayOut else { return kept(edge, .v06) }
    return Violation(
      module.roles(of: wayOut.source) == [.router] ? .v04 : .v18, at: wayOut.commonPlace, evidence: cycle.map(\.line),
      fix: wayOut.weakening)
  }
}

extension AuditedModule {
  /// What the view holds and no other component does: its pickers, cells and closures.
  var heldByViewAlone: Set<ObjectIdentifier> {
    [Role.presenter, .interactor, .router].reduce(holdings(of: .view)) { $0.subtracting(holdings(of: $1)) }
  }
}

extension ObjectGraph.Edge {
  /// Whether a closure has captured the target.
  var isCapture: Bool { site == .capture || site == .capturedValue }

  private static let ownerNames: Set<Substring> = [
    "delegate", "output", "parent", "owner", "host", "container", "coordinator", "listener", "navigation",
    "navigationController", "navigator", "window",
  ]

  /// Whether the property is called after what surrounds a module.
  fileprivate var isNamedAfterOwner: Bool {
    path.split(separator: ".").last.map(Self.ownerNames.contains) ?? false
  }
}
