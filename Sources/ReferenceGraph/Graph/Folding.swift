/// Draws the references from object to object together: what lies in between is their path.
struct Folding {
  let heap: HeapGraph
  let names: NodeNames

  init(_ heap: HeapGraph) {
    self.heap = heap
    names = NodeNames(heap)
  }

  var edges: [ObjectGraph.Edge] {
    heap.objects.indices.filter(heap.isVisible).flatMap { chains(from: $0).map(edge) }
  }

  func edge(_ hops: [Hop]) -> ObjectGraph.Edge {
    let last = heap.edges[hops[hops.count - 1].edge]
    let path = heap.paths[Int(last.path)]
    return ObjectGraph.Edge(
      source: names.node(hops[0].source), target: names.node(Int(last.target)),
      path: PathText.text(of: hops, in: heap), ownership: last.ownership,
      declaredType: path.declaredType.map { TypeName.short($0.type) } ?? "",
      isProtocol: path.declaredType?.isProtocol ?? false)
  }

  /// The ways from an object to those it refers to, in the order of its declaration.
  func chains(from object: Int) -> [[Hop]] {
    var chains: [[Hop]] = []
    var way: [(hop: Hop, rest: Range<Int>)] = []
    var onWay: Set<Int> = [object]
    var current = (object: object, rest: heap.edgeRange(object))
    while true {
      if let next = current.rest.first {
        current.rest = current.rest.dropFirst()
        let hop = Hop(source: current.object, edge: next)
        let target = Int(heap.edges[next].target)
        guard heap.edges[next].target != HeapGraph.Edge.nowhere else { continue }
        if heap.isVisible(target) {
          chains.append(way.map(\.hop) + [hop])
        } else if onWay.insert(target).inserted {
          way.append((hop, current.rest))
          current = (target, heap.edgeRange(target))
        }
      } else if let back = way.popLast() {
        onWay.remove(current.object)
        current = (back.hop.source, back.rest)
      } else {
        return chains
      }
    }
  }
}
