/// A cycle that is meant to be, with the reason: `.allowing("Timer.owner", because: "it is invalidated on close")`.
public struct AcceptedCycle: Sendable {
  /// `Type.path` of one reference of the cycle, with `[…]` for positions and keys.
  public let reference: String
  public let reason: String

  public static func allowing(_ reference: String, because reason: String) -> AcceptedCycle {
    AcceptedCycle(reference: reference, reason: reason)
  }

  func accepts(_ cycle: ReferenceCycle) -> Bool {
    cycle.edges.contains { $0.typePlace.withoutElements == reference.withoutElements }
  }
}

extension String {
  /// The path with `[…]` for whatever stands between brackets.
  package var withoutElements: String {
    var result = ""
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    for character in self {
      if depth > 0, character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && character == "\\" && !isEscaped
      if isQuoted { continue }
      switch character {
      case "[": depth += 1
      case "]" where depth > 0:
        depth -= 1
        if depth == 0 { result += "[…]" }
      default: if depth == 0 { result.append(character) }
      }
    }
    return result
  }
}
