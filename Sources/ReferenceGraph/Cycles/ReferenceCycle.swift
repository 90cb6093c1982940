/// Objects that keep each other alive, the reference to change, and the reason why it is that one.
public struct ReferenceCycle: Sendable {
  /// The references of the cycle, one after the other; the last leads back to where the first begins.
  public let edges: [ObjectGraph.Edge]

  public let verdict: Verdict
  public let fix: CycleFix

  /// The same for cycles that differ only in their objects, positions and keys: sixteen hexadecimal digits.
  public let fingerprint: String

  /// How many cycles have this fingerprint; the first of them is shown.
  public internal(set) var occurrences = 1

  /// How many objects keep each other alive, those beside the shortest cycle included; closures and collections count.
  public let componentSize: Int

  /// Whether all of its objects belong to the toolchain's libraries.
  public let isLibrary: Bool

  /// The objects of the cycle, the first one once.
  public var nodes: [ObjectGraph.Node] { edges.map(\.source) }
}

/// What may be said about who holds a cycle, or an object that survived.
public enum Verdict: Equatable, Sendable {
  /// The roots are still held, so nothing is known about owners outside of the graph.
  case cycle
  /// Every strong reference comes from the objects themselves: nobody can reach them, so they leak.
  case isolated
  /// Strong references come from where the walk could not look: globals, tasks, run loops, raw memory, the stack.
  case heldFromOutside(owners: Int)
  /// This runtime does not count references for us.
  case ownersUnknown

  public var sentence: String {
    switch self {
    case .cycle: "a cycle of strong references; who else holds it is not known while its roots are held"
    case .isolated: "isolated: nobody outside holds it, so it leaks"
    case .heldFromOutside(1): "held by 1 owner that is not visible"
    case .heldFromOutside(let owners): "held by \(owners) owners that are not visible"
    case .ownersUnknown: "owners unknown: this runtime does not count references"
    }
  }
}

/// What to change so that a cycle ends.
public struct CycleFix: Sendable {
  /// The reference to weaken; `nil` when none can be without losing its object.
  public let edge: ObjectGraph.Edge?

  /// One sentence or two that say what to write where, and who still holds the object then.
  public let sentence: String
}
