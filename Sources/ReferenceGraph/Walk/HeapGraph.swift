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

  /// One reference, in twelve bytes: the ownership stands in the upper bits of the path.
  struct Edge {
    var target: UInt32
    var element: UInt32
    private let packed: UInt32

    init(target: UInt32, element: UInt32, path: PathID, ownership: Ownership) {
      self.target = target
      self.element = element
      packed = path | Self.code(of: ownership) << 30
    }

    var path: PathID { packed & 0x3fff_ffff }
    var isStrong: Bool { packed < 1 << 30 }

    var ownership: Ownership {
      switch packed >> 30 {
      case 0: .strong
      case 1: .weak
      case 2: .unowned
      default: .unmanaged
      }
    }

    private static func code(of ownership: Ownership) -> UInt32 {
      switch ownership {
      case .strong: 0
      case .weak: 1
      case .unowned: 2
      case .unmanaged: 3
      }
    }

    /// The target of an unmanaged reference that nothing else refers to.
    static let nowhere = UInt32.max
  }

  var objects = ChunkedArray<Object>()
  var edges = ChunkedArray<Edge>()
  var shapes: [Shape] = []
  var paths: [PathStep] = []
  var keys: [ElementKey] = []
  var numericKeys: [Int] = []
  var roots: [UInt32] = []
  var blindSpots: [BlindSpot] = []

  /// The positions of the edges of an object.
  func edgeRange(_ object: Int) -> Range<Int> {
    let first = Int(objects[object].firstEdge)
    return first..<first + Int(objects[object].edgeCount)
  }

  /// Strong references from one object to another, itself included.
  func isStrong(_ edge: Int) -> Bool { edges[edge].isStrong }

  /// What leads to an element of a collection: `[2]`, `["USD"]`.
  func label(ofElement element: UInt32) -> String {
    if element & FoundReference.keyBit == 0 { return "[\(element)]" }
    let number = Int(element & ~(FoundReference.keyBit | FoundReference.numericBit))
    return element & FoundReference.numericBit == 0 ? keys[number].label : "[\(numericKeys[number])]"
  }

  func shape(_ object: Int) -> Shape { shapes[Int(objects[object].shape)] }

  /// Whether it is an instance of a class or actor, which a reader knows by name.
  func isVisible(_ object: Int) -> Bool { shape(object).kind == .object }

  struct Shape: Sendable {
    var kind: HeapShape.Kind
    var name: String
    var qualifiedName: String
  }
}
