internal import ReferenceGraph

/// V12: what an interactor keeps of others is declared by protocol.
enum ServiceCheck {
  static func violations(in module: AuditedModule) -> [Violation] {
    guard let interactor = module.component(.interactor) else { return [] }
    let helpers = Set(module.module.helpers.map { ObjectIdentifier($0) })
    return interactor.type.contents().compactMap { part in
      guard part.type.kind == .object, !part.type.isToolchain, !helpers.contains(ObjectIdentifier(part.type.type)),
        !module.components.contains(where: { part.type.admits($0.object) })
      else { return nil }
      let place = "\(interactor.node.typeName).\(part.name)"
      return Violation(
        .v12, at: place, evidence: ["\(place): \(part.type.name)"],
        fix:
          "declare `\(place)` as `any` of a protocol that says what is asked of \(part.type.name), and take it in `init`"
      )
    }
  }
}
