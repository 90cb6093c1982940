internal import ReferenceGraph

/// V01, V02: each component is there, and held by the one that should hold it.
enum OwnerCheck {
  private static let ownerships: [(owner: Role, owned: Role, rule: Rule)] = [
    (.view, .presenter, .v01), (.presenter, .interactor, .v02), (.presenter, .router, .v02),
  ]

  static func violations(in module: AuditedModule) -> [Violation] {
    ownerships.compactMap { owner, owned, rule in
      guard let owner = module.component(owner) else { return nil }
      guard let part = module.component(owned) else { return missing(owned, of: owner, rule, in: module) }
      if module.holdings(of: owner.role).contains(part.node.identity) { return nil }
      let known = module.edges.filter { $0.source == owner.node && $0.target == part.node }
      let others = module.edges.filter { $0.target == part.node && $0.ownership == .strong }
      return Violation(
        rule, at: known.first?.commonPlace ?? "\(owner.node.typeName) → \(part.node.typeName)",
        evidence: known.isEmpty && others.isEmpty
          ? ["\(owner.node.typeName) holds no \(part.node.typeName)"] : (known + others).map(\.line),
        fix: known.first.map { "hold it strongly: take `\($0.ownership)` from `\($0.commonPlace)`" }
          ?? "let `\(owner.node.typeName)` hold its `\(part.node.typeName)` in a property")
    }
  }

  /// A component that nobody has, or that has gone already: what should hold it may be declared weak.
  private static func missing(
    _ role: Role, of owner: AuditedModule.Component, _ rule: Rule, in module: AuditedModule
  ) -> Violation {
    let met = Set(module.edges.filter { $0.source == owner.node }.map(\.path))
    let empty = owner.type.contents().filter {
      $0.ownership == .weak && !met.contains($0.name) && $0.type.kind != .value
    }
    let name = owner.node.typeName
    guard empty.count == 1 else {
      return Violation(
        rule, at: "\(name) → \(role)", evidence: ["\(name) holds no \(role)"],
        fix: "let `\(name)` own its \(role), or accept in writing that it has none")
    }
    let place = "\(name).\(empty[0].name)"
    return Violation(
      rule, at: place, evidence: ["\(place) \(Ownership.weak.arrow) nothing: its \(role) has gone already"],
      fix: "hold it strongly: take `weak` from `\(place)`")
  }
}
