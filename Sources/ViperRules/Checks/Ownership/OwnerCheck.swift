internal import ReferenceGraph

/// V01, V02: each component is there, and held by the one that should hold it.
enum OwnerCheck {
  private static let ownerships: [(owner: Role, owned: Role, rule: Rule)] = [
    (.view, .presenter, .v01), (.presenter, .interactor, .v02), (.presenter, .router, .v02),
  ]

  static func violations(in module: AuditedModule) -> [Violation] {
    ownerships.compactMap { owner, owned, rule in
      guard let owner = module.component(owner) else { return nil }
      let place = "\(owner.name) → \(owned)"
      guard let part = module.component(owned) else { return missing(owned, of: owner, rule, at: place, in: module) }
      guard !isHeld(part, by: owner, in: module) else { return nil }
      let known = module.edges.filter { $0.source == owner.node && $0.target == part.node }
      let others = module.edges.filter { $0.target == part.node && $0.ownership == .strong }
      return Violation(
        rule, at: place,
        evidence: known.isEmpty && others.isEmpty
          ? ["\(owner.name) holds no \(part.name)"] : (known + others).map(\.line),
        fix: known.first.map { "hold it strongly: take `\($0.ownership)` from `\($0.commonPlace)`" }
          ?? "let `\(owner.name)` hold its `\(part.name)` in a property")
    }
  }

  /// One object may play both roles, or one that its owner has to look back to: a view that is the router.
  private static func isHeld(
    _ part: AuditedModule.Component, by owner: AuditedModule.Component, in module: AuditedModule
  ) -> Bool {
    let looksBack = module.roles(of: part.node).contains { role in
      if case .looksBack? = Relation.between(owner.role, role) { true } else { false }
    }
    return looksBack || module.holdings(of: owner.role).contains(part.node.identity)
  }

  /// A component that nobody has, or that has gone already: what should hold it may be declared weak.
  private static func missing(
    _ role: Role, of owner: AuditedModule.Component, _ rule: Rule, at place: String, in module: AuditedModule
  ) -> Violation {
    let met = Set(module.edges.filter { $0.source == owner.node }.map(\.path))
    let empty = owner.type.contents().filter {
      $0.ownership == .weak && !met.contains($0.name) && $0.type.kind != .value && !OutputCheck.names.contains($0.name)
    }
    let maybe = empty.map { "\(owner.name).\($0.name) \(Ownership.weak.arrow) nothing: was that its \(role)?" }
    return Violation(
      rule, at: place, evidence: ["\(owner.name) holds no \(role)"] + maybe,
      fix: "let `\(owner.name)` hold its \(role) strongly, or accept in writing that it has none")
  }
}
