/// Gives the objects of a walk their places and names.
struct NodeNames {
  private let heap: HeapGraph

  /// The position of each object among those that are shown.
  private var orders: [UInt32] = []

  /// The position of each object among those of its name, from one.
  private var positions: [UInt32] = []
  private var counts: [String: UInt32] = [:]
  private var shown: UInt32 = 0

  init(_ heap: HeapGraph) {
    self.heap = heap
    // Several shapes may have one name: private types of different files, closures.
    var countsByShape = [UInt32](repeating: 0, count: heap.shapes.count)
    var firstShapes: [String: Int] = [:]
    let representatives = heap.shapes.indices.map { shape in
      let name = heap.shapes[shape].name
      if let known = firstShapes[name] { return known }
      firstShapes[name] = shape
      return shape
    }
    orders.reserveCapacity(heap.objects.count)
    positions.reserveCapacity(heap.objects.count)
    for object in heap.objects {
      let shape = Int(object.shape)
      let representative = representatives[shape]
      countsByShape[representative] += 1
      positions.append(countsByShape[representative])
      orders.append(shown)
      if heap.shapes[shape].kind == .object { shown += 1 }
    }
    for (name, shape) in firstShapes { counts[name] = countsByShape[shape] }
  }

  var nodes: [ObjectGraph.Node] { heap.objects.indices.filter(heap.isVisible).map { node($0) } }

  func node(_ object: Int) -> ObjectGraph.Node {
    let shape = heap.shape(object)
    let isAlone = counts[shape.name] ?? 1 == 1
    return ObjectGraph.Node(
      // What is not shown stands behind all that is.
      order: shape.kind == .object ? Int(orders[object]) : Int(shown) + object,
      typeName: shape.name, qualifiedName: shape.qualifiedName,
      identity: ObjectIdentifier(address: heap.objects[object].address),
      label: isAlone ? shape.name : "\(shape.name)#\(positions[object])")
  }
}
