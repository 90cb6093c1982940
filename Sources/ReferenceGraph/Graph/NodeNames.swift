/// Gives the objects of a walk their places and names.
struct NodeNames {
  private let heap: HeapGraph
  private var orders: [Int: Int] = [:]
  private var labels: [Int: String] = [:]

  init(_ heap: HeapGraph) {
    self.heap = heap
    var seen: [String: Int] = [:]
    var firsts: [String: Int] = [:]
    for object in heap.objects.indices where heap.isVisible(object) {
      let name = heap.shape(object).name
      orders[object] = orders.count
      seen[name, default: 0] += 1
      if seen[name] == 2, let first = firsts[name] { labels[first] = name + "#1" }
      if firsts[name] == nil { firsts[name] = object }
      labels[object] = seen[name] == 1 ? name : "\(name)#\(seen[name] ?? 0)"
    }
  }

  var nodes: [ObjectGraph.Node] { heap.objects.indices.filter(heap.isVisible).map { node($0) } }

  func node(_ object: Int) -> ObjectGraph.Node {
    let shape = heap.shape(object)
    return ObjectGraph.Node(
      order: orders[object] ?? orders.count + object, typeName: shape.name, qualifiedName: shape.qualifiedName,
      identity: ObjectIdentifier(address: heap.objects[object].address), label: labels[object] ?? shape.name)
  }
}
