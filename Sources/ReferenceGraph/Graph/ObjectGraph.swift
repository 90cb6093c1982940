/// Who holds whom: the objects that roots refer to, directly or through values, closures and collections.
///
/// The graph is a picture of one moment. It holds no object and no reference of it changes; meanwhile nobody else may
/// change the objects. What could not be read is listed in ``blindSpots``.
public struct ObjectGraph: Sendable {
  let heap: HeapGraph
  let origin: Origin

  /// From where the walk began, and so what may be said about owners outside of it.
  enum Origin {
    /// Objects that the caller still holds.
    case roots
    /// Objects that were let go of and are there nonetheless.
    case survivors
  }

  public struct Options: Sendable {
    /// Classes whose objects are named but not walked.
    public var stoppingAt: [any AnyObject.Type]

    /// How many objects, closures and collections are walked at most.
    public var nodeLimit: Int

    public init(stoppingAt types: [any AnyObject.Type] = [], nodeLimit: Int = 100_000_000) {
      stoppingAt = types
      self.nodeLimit = nodeLimit
    }
  }

  /// Walks what the roots refer to.
  public init(of roots: AnyObject..., options: Options = Options()) {
    self.init(of: roots, options: options)
  }

  public init(of roots: [AnyObject], options: Options = Options()) {
    let addresses = roots.map { ObjectIdentifier($0).address }
    self.init(
      heap: withExtendedLifetime(roots) { Walk.graph(of: addresses, ownReferences: [:], options: options) },
      origin: .roots)
  }

  init(heap: HeapGraph, origin: Origin) {
    self.heap = heap
    self.origin = origin
  }

  /// How many objects were met, what closures have captured and the elements of collections counted as objects.
  public var walkedCount: Int { heap.objects.count }

  /// What could not be read, and why; sorted by place.
  public var blindSpots: [BlindSpot] { heap.blindSpots }
}
