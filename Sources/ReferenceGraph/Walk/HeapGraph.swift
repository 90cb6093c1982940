/// Every object that a walk has met, closures and collections included, with what each refers to.
struct HeapGraph: Sendable {
  /// One object; its edges stand one after the other.
  struct Object {
    var address: UInt
    var shape: Int32 = 0
    var firstEdge: UInt32 = 0
    var edgeCount: UInt32 = 0

    /// Strong references to it; ``unknown`` where the runtime does not say.
    var retainCount: UInt32 = unknown
    static let unknown = UInt32.max
  }

  struct Edge {
    var target: UInt32
    var element: UInt32
    var path: PathID
    var ownership: Ownership

    /// The target of an unmanaged reference that nothing else refers to.
    static let nowhere = UInt32.max
  }

  var objects: [Object] = []
  var edges: [Edge] = []
  var shapes: [Shape] = []
  var paths: [PathStep] = []
  var keys: [ElementKey] = []
  var roots: [UInt32] = []
  var blindSpots: [BlindSpot] = []

  /// The positions of the edges of an object.
  func edgeRange(_ object: Int) -> Range<Int> {
    let first = Int(objects[object].firstEdge)
    return first..<first + Int(objects[object].edgeCount)
  }

  /// Strong references from one object to another, itself included.
  func isStrong(_ edge: Int) -> Bool { edges[edge].ownership == .strong }

  func shape(_ object: Int) -> Shape { shapes[Int(objects[object].shape)] }

  /// Whether it is an instance of a class or actor, which a reader knows by name.
  func isVisible(_ object: Int) -> Bool { shape(object).kind == .object }

  struct Shape: Sendable {
    var kind: HeapShape.Kind
    var name: String
    var qualifiedName: String
  }
}
