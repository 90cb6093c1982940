/// What a reference does to the life of its object.
public enum Ownership: String, Sendable, CaseIterable {
  /// Keeps it alive.
  case strong
  /// Sees it go: turns `nil`.
  case weak
  /// Expects it to be there: reading it afterwards ends the program.
  case unowned
  /// Knows nothing of its life: `unowned(unsafe)` or `Unmanaged`.
  case unmanaged

  /// As it is drawn in tables and reports.
  public var arrow: String {
    switch self {
    case .strong: "══▶"
    case .weak: "┈┈▶"
    case .unowned: "┈unowned┈▶"
    case .unmanaged: "┈unmanaged┈▶"
    }
  }
}
