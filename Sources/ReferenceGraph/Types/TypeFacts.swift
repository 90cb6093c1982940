internal import Synchronization

/// What is worked out once for each type that anybody has asked about.
struct TypeFacts: Sendable {
  let isToolchain: Bool
  let parts: [DeclaredType.Part]

  private static let known = Mutex<[DeclaredType: TypeFacts]>([:])

  static func of(_ type: DeclaredType) -> TypeFacts {
    if let known = known.withLock({ $0[type] }) { return known }
    let isToolchain = LibraryType.isToolchain(type.qualifiedName)
    let new = TypeFacts(isToolchain: isToolchain, parts: type.readParts(isToolchain: isToolchain))
    known.withLock { $0[type] = new }
    return new
  }
}
