internal import ReferenceGraph

/// V08, V09 by declared types: a property that could hold a component is there even while it is empty.
enum ProtocolCheck {
  static func violations(in module: AuditedModule) -> [Violation] {
    let known = module.component(.presenter)?.type.contents().map(\.type) ?? []
    return module.components.flatMap { component in
      component.type.contents().filter { !$0.isParameter }.compactMap { part in
        concrete(part, of: component, in: module)
          ?? (known.contains(part.type) ? stranger(part, of: component, in: module) : nil)
      }
    }
  }

  /// V08: a property whose type is the class of another component; a toolkit's base class says less than a protocol.
  private static func concrete(
    _ part: DeclaredType.Part, of component: AuditedModule.Component, in module: AuditedModule
  ) -> Violation? {
    let others = module.components.filter {
      $0.node != component.node && part.type.admits($0.object) && part.type.isAtHome(with: $0.type)
    }
    guard part.type.kind == .object, let other = others.first else { return nil }
    let place = "\(component.name).\(part.name)"
    let evidence = ["\(place): \(part.type.name)"]
    if let rule = Relation.forbidden(from: module.roles(of: component.node), to: module.roles(of: other.node)) {
      return Violation(rule, at: place, evidence: evidence, fix: away(place))
    }
    return Violation(
      .v08, at: place, evidence: evidence,
      fix: "declare `\(place)` as `any` of the protocol that this component needs of \(part.type.name)")
  }

  /// V09: a property of the protocol by which the presenter knows a component that this one has nothing to do with.
  private static func stranger(
    _ part: DeclaredType.Part, of component: AuditedModule.Component, in module: AuditedModule
  ) -> Violation? {
    guard part.type.kind == .existential else { return nil }
    let admitted = module.components.filter { $0.node != component.node && part.type.admits($0.object) }
    // A part of the module with two faces is known by the one that is allowed.
    let targets = admitted.flatMap { module.roles(of: $0.node) }
    guard let rule = Relation.forbidden(from: module.roles(of: component.node), to: targets) else { return nil }
    let place = "\(component.name).\(part.name)"
    return Violation(rule, at: place, evidence: ["\(place): any \(part.type.name)"], fix: away(place))
  }

  private static func away(_ place: String) -> String {
    "take `\(place)` away: what it is used for goes by the presenter"
  }
}

extension DeclaredType {
  /// Whether both stand in one Swift module.
  fileprivate func isAtHome(with other: DeclaredType) -> Bool {
    qualifiedName.prefix { $0 != "." } == other.qualifiedName.prefix { $0 != "." }
  }
}
