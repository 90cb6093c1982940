internal import ReferenceGraph

/// V10, V17: entities stay behind the presenter, and know nobody.
enum EntityCheck {
  static func violations(in module: AuditedModule) -> [Violation] {
    shown(in: module) + module.module.entities.map(DeclaredType.init).flatMap(references)
  }

  // MARK: - V10

  private static func shown(in module: AuditedModule) -> [Violation] {
    let entities = Set(module.module.entities.map(DeclaredType.init))
    let stores = module.component(.view).map(\.type).map { [$0] } ?? []
    return (stores + module.module.shown.map(DeclaredType.init)).flatMap { type in
      let all = type.contents { part in
        // A part of the view that is kept as it is, such as a picker, shows something as well.
        part.type.kind == .value
          || (part.type.kind == .object && part.ownership == .strong
            && !module.components.contains { part.type.admits($0.object) })
      }
      return all.filter { entities.contains($0.type) }.map { part in
        let place = "\(type.name).\(part.name)"
        return Violation(
          .v10, at: place, evidence: ["\(place): \(part.type.name)"],
          fix: "let the presenter turn the \(part.type.name) into a display value that holds what is shown, as words")
      }
    }
  }

  // MARK: - V17

  private static func references(in entity: DeclaredType) -> [Violation] {
    if entity.kind == .object {
      return [
        Violation(
          .v17, at: entity.name, evidence: ["\(entity.name) is a class: whoever holds one sees it change"],
          fix: "make `\(entity.name)` a struct")
      ]
    }
    return entity.contents().filter(isReference).map { part in
      let place = "\(entity.name).\(part.name)"
      return Violation(
        .v17, at: place, evidence: ["\(place): \(part.type.name)"],
        fix: "take `\(place)` out of the entity, into the component that needs it")
    }
  }

  /// What leads to an object, so that two copies of a value are not two values.
  private static func isReference(_ part: DeclaredType.Part) -> Bool {
    switch part.type.kind {
    case .function: true
    // A unit or a number is a class and never changes.
    case .object: !part.type.isToolchain || part.type.name.hasPrefix("NSMutable")
    case .existential: !part.type.isToolchain
    case .value, .other: part.type.isWork
    }
  }
}

extension DeclaredType {
  /// A task: a struct by name, and work under way in truth.
  fileprivate var isWork: Bool { isToolchain && name.hasPrefix("Task<") }
}
