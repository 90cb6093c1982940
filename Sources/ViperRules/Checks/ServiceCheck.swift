internal import ReferenceGraph

/// V12: what an interactor keeps of others is declared by protocol. Structs are not judged: they may be values.
enum ServiceCheck {
  /// Where data is kept or sent, however common.
  private static let stores: Set<Substring> = [
    "UserDefaults", "FileManager", "FileHandle", "NotificationCenter", "URLSession", "URLCache", "HTTPCookieStorage",
  ]

  /// What ends a subscription asks nobody for anything.
  private static let bags: Set<Substring> = ["AnyCancellable", "DisposeBag"]

  static func violations(in module: AuditedModule) -> [Violation] {
    guard let interactor = module.component(.interactor) else { return [] }
    let helpers = Set(module.module.helpers.map { ObjectIdentifier($0) })
    return interactor.type.contents().compactMap { part in
      guard part.type.kind == .object, !part.isParameter, isService(part.type),
        !helpers.contains(ObjectIdentifier(part.type.type)),
        !module.components.contains(where: { part.type.admits($0.object) })
      else { return nil }
      let place = "\(interactor.name).\(part.name)"
      return Violation(
        .v12, at: place, evidence: ["\(place): \(part.type.name)"],
        fix: "declare `\(place)` as `any` of a protocol that says what is asked of \(part.type.name), and take it in "
          + "`init`; if it is a part of the interactor, name it: `helpers: [\(part.type.name).self]`")
    }
  }

  private static func isService(_ type: DeclaredType) -> Bool {
    let name = Module.bareName(of: type.name)
    return type.isToolchain ? stores.contains(name) : !bags.contains(name)
  }
}
