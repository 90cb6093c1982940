/// A type as it stands in the sources, read from what the compiler wrote down about it.
///
/// No value of it is needed: a property that is `nil`, or a message that was never sent, has its type all the same.
public struct DeclaredType: Hashable, Sendable {
  public enum Kind: Sendable {
    /// A struct, enum or tuple.
    case value
    /// A class or an actor.
    case object
    /// `any P`, `Any` and `AnyObject` among them.
    case existential
    case function
    /// A metatype, or what only the compiler knows.
    case other
  }

  /// What a value of the type consists of.
  public struct Part: Hashable, Sendable {
    /// A property, a case or an element; empty where only a library knows a name: what an array or `Optional` holds.
    public let name: String
    public let type: DeclaredType
    public let ownership: Ownership

    /// Whether the sources name a generic parameter here, so that who uses the type chooses.
    public let isParameter: Bool
  }

  let metadata: TypeMetadata

  public init(_ type: Any.Type) { metadata = TypeMetadata(type) }

  init(_ metadata: TypeMetadata) { self.metadata = metadata }

  public var type: Any.Type { metadata.type }

  /// `Todo`, `Optional<TodoListView>`.
  public var name: String { TypeName.short(type) }

  /// `TodoList.Todo`.
  public var qualifiedName: String { TypeName.qualified(type) }

  /// Whether it belongs to the standard library, Foundation or, on Apple platforms, Combine or Objective-C.
  public var isToolchain: Bool { TypeFacts.of(self).isToolchain }

  public var kind: Kind {
    switch metadata.kind {
    case .structure, .enumeration, .optional, .tuple, .fixedArray: .value
    case .classType, .foreignClass, .objectiveCClass, .foreignReference: .object
    case .existential, .extendedExistential: .existential
    case .function: .function
    default: .other
    }
  }

  /// Whether a property of this type, or of this protocol, could hold the object.
  public func admits(_ object: AnyObject) -> Bool {
    func isInstance<Candidate>(_: Candidate.Type) -> Bool { object is Candidate }
    return _openExistential(type, do: isInstance)
  }
}
