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
