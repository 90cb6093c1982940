/// What to change so that a cycle ends.
public struct CycleFix: Sendable {
  /// The reference to weaken; `nil` when none can be without losing its object.
  public let edge: ObjectGraph.Edge?

  /// One sentence or two that say what to write where, and who still holds the object then.
  public let sentence: String
}
