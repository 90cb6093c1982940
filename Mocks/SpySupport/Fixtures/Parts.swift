/// What a module consists of, by role, held weakly: says who is alive, and keeps nobody so.
@MainActor public struct Parts {
  private struct Part {
    let role: String
    weak let object: AnyObject?
  }

  private let parts: [Part]

  public init(_ parts: KeyValuePairs<String, AnyObject?>) {
    self.parts = parts.map { Part(role: $0.key, object: $0.value) }
  }

  private init(_ parts: [Part]) {
    self.parts = parts
  }

  /// The parts of both.
  public static func + (some: Self, others: Self) -> Self { Self(some.parts + others.parts) }

  public var roles: [String] { parts.map(\.role) }

  /// The roles whose objects are alive.
  public var alive: [String] { parts.filter { $0.object != nil }.map(\.role) }

  /// The objects that are alive.
  public var objects: [AnyObject] { parts.compactMap(\.object) }
}
