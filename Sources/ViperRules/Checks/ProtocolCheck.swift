internal import ReferenceGraph

/// V08, V09 by declared types: a property that could hold a component is there even while it is empty.
enum ProtocolCheck {
  static func violations(in module: AuditedModule) -> [Violation] {
    module.components.flatMap { component in
      component.type.contents().compactMap { part in
        violation(part, of: component, in: module)
      }
    }
  }

  private static func violation(
    _ part: DeclaredType.Part, of component: AuditedModule.Component, in module: AuditedModule
  ) -> Violation? {
    guard part.type.kind == .object || part.type.kind == .existential else { return nil }
    let known = module.components.filter { $0.role != component.role && part.type.admits($0.object) }
    // What could hold any object says nothing.
    guard !known.isEmpty, !part.type.admits(Nobody()) else { return nil }
    let place = "\(component.node.typeName).\(part.name)"
    let evidence = ["\(place): \(part.type.kind == .existential ? "any " : "")\(part.type.name)"]
    let forbidden = known.compactMap { other -> Rule? in
      if case .none(let rule)? = Relation.between(component.role, other.role) { return rule }
      return nil
    }
    // A part of the module with two faces is known by the one that is allowed.
    if let rule = forbidden.first, forbidden.count == known.count {
      return Violation(
        rule, at: place, evidence: evidence, fix: "take `\(place)` away: what it is used for goes by the presenter")
    }
    guard part.type.kind == .object else { return nil }
    return Violation(
      .v08, at: place, evidence: evidence,
      fix: "declare `\(place)` as `any` of the protocol that this component needs of \(part.type.name)")
  }

  private final class Nobody {}
}
