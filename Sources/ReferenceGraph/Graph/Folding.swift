/// Draws the references from object to object together: what lies in between is their path.
struct Folding {
  let heap: HeapGraph
  let names: NodeNames

  init(_ heap: HeapGraph) {
    self.heap = heap
    names = NodeNames(heap)
  }

  var edges: [ObjectGraph.Edge] {
    var edges: [ObjectGraph.Edge] = []
    for object in heap.objects.indices where heap.isVisible(object) {
      forEachChain(from: object) { edges.append(edge($0)) }
    }
    return edges
  }

  func edge(_ chain: Chain) -> ObjectGraph.Edge {
    let last = heap.edges[chain.last.edge]
    let path = heap.paths[Int(last.path)]
    return ObjectGraph.Edge(
      source: names.node(chain.source), target: names.node(Int(last.target)),
      path: PathText.text(of: chain, in: heap), ownership: last.ownership,
      declaredType: path.declaredType.map { TypeName.short($0.type) } ?? "",
      isProtocol: path.declaredType?.isProtocol ?? false, site: site(of: chain, path))
  }

  private func site(of chain: Chain, _ path: PathStep) -> ObjectGraph.Edge.Site {
    // A function that has captured one object points to that object; its name is the property that holds it.
    if path.isFunction || (path.capture > 0 && path.name.isEmpty) { return .capture }
    if path.capture > 0 { return .capturedValue }
    let isElement = chain.hops.contains { heap.edges[$0.edge].element != FoundReference.none }
    if isElement || path.name.hasSuffix("]") { return .element }
    if path.isPayload { return .payload }
    return path.isExistential ? .existential : .property
  }

  /// The ways from an object to those it refers to, in the order of its declaration.
  ///
  /// What lies in between is entered once: of several ways through one closure or collection the first is told, so that
  /// there are never more ways than references.
  private func forEachChain(from object: Int, _ body: (Chain) -> Void) {
    var way: [Hop] = []
    var rests = [heap.edgeRange(object)]
    var entered: Set<Int> = []
    while let rest = rests.last {
      guard let edge = rest.first else {
        rests.removeLast()
        _ = way.popLast()
        continue
      }
      rests[rests.count - 1] = rest.dropFirst()
      let target = heap.edges[edge].target
      if target == HeapGraph.Edge.nowhere { continue }
      way.append(Hop(source: way.last.map { Int(heap.edges[$0.edge].target) } ?? object, edge: edge))
      if !heap.isVisible(Int(target)), entered.insert(Int(target)).inserted {
        rests.append(heap.edgeRange(Int(target)))
        continue
      }
      if heap.isVisible(Int(target)) { body(Chain(way)) }
      way.removeLast()
    }
  }
}
