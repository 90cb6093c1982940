internal import ReferenceGraph

/// The references of one property to objects of one type, as one line of a drawing.
struct PicturedReference: Sendable, Equatable {
  /// What it is told from others by.
  struct Key: Hashable {
    let source: Int
    let target: Int
    let path: String
    let ownership: Ownership
  }

  /// Positions among the objects.
  let source: Int
  let target: Int

  /// `presenter`, `rows[…].tap → capture 1`.
  let path: String
  let ownership: Ownership

  /// As it stands in the sources; empty where it does not.
  let declaredType: String
  let isProtocol: Bool

  /// The broken rules that are about it, sorted.
  var rules: [String] = []

  var isInCycle = false

  /// Whether to mend it ends a cycle that no rule speaks of.
  var isSuspect = false

  init(_ key: Key, declaredType: String = "", isProtocol: Bool = false) {
    source = key.source
    target = key.target
    path = key.path
    ownership = key.ownership
    self.declaredType = declaredType
    self.isProtocol = isProtocol
  }

  /// Whether it is to be mended; others of its cycle are right.
  var isBroken: Bool { isSuspect || !rules.isEmpty }
}
