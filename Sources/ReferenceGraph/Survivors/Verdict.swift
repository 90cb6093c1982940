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
