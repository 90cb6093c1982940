extension ObjectGraph {
  /// An instance of a class or an actor; in a cycle without one also a closure or a captured variable.
  public struct Node: Hashable, Sendable {
    /// The position in ``ObjectGraph/nodes``, in the order of discovery from the roots.
    public let order: Int

    /// `ConverterPresenter`, as it stands in the sources.
    public let typeName: String

    /// `CurrencyConverter.ConverterPresenter`.
    public let qualifiedName: String

    /// Which object it was when the graph was made.
    public let identity: ObjectIdentifier

    /// The type, and behind it the position among its like where there are several: `Row#2`.
    public let label: String
  }

  /// A reference from one object to another, with everything in between in its path.
  public struct Edge: Hashable, Sendable {
    public let source: Node
    public let target: Node

    /// `presenter`, `rows[2].action → capture 1`, `byID["USD"]`.
    public let path: String
    public let ownership: Ownership

    /// The type that is written in the sources, or that the compiler keeps for a capture; empty where there is none.
    public let declaredType: String

    /// Whether the declared type is a protocol, optional or not.
    public let isProtocol: Bool

    /// What stands at the place, and so what can be written there.
    package let site: Site

    package enum Site: Sendable {
      case property
      /// The object itself, in the capture list of a closure.
      case capture
      /// A value that a closure has captured, and that holds the object.
      case capturedValue
      case element, payload
      /// A value of any type, which can be no weak reference.
      case existential
    }

    /// `Screen.presenter ══▶ Presenter`.
    public var line: String { "\(place) \(ownership.arrow) \(target.label)" }

    /// `Screen.presenter`: the source and the path from it.
    public var place: String { Self.place(source.label, path) }

    /// The same for all objects of the type.
    var typePlace: String { Self.place(source.typeName, path) }

    /// The same for all objects of the type, whatever it is generic over, and for all positions and keys:
    /// `Section.rows[…].tap → capture 1`.
    package var commonPlace: String {
      Self.place(String(source.typeName.prefix { $0 != "<" }), path).withoutElements
    }

    private static func place(_ name: String, _ path: String) -> String {
      if path.isEmpty { return name }
      return path.hasPrefix("→") ? "\(name) \(path)" : "\(name).\(path)"
    }
  }

  /// The objects, in the order of their discovery from the roots.
  public var nodes: [Node] { NodeNames(heap).nodes }

  /// The objects that keep each other alive, group by group.
  public var components: [[Node]] {
    let names = NodeNames(heap)
    return StrongComponents.cyclic(in: heap).map { $0.filter(heap.isVisible).map(names.node) }
  }

  /// The references between objects: of each object in the order of its declaration.
  public var edges: [Edge] { Folding(heap).edges }
}
