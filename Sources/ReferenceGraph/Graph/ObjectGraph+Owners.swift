extension ObjectGraph {
  /// Who holds an object strongly, directly or through closures and collections.
  public func owners(of object: AnyObject) -> [Edge] {
    let identity = ObjectIdentifier(object)
    return edges.filter { $0.target.identity == identity && $0.ownership == .strong }
  }

  /// The shortest way by which one object keeps another alive; `nil` when it does not, empty when they are the same.
  public func path(from source: AnyObject, to target: AnyObject) -> [Edge]? {
    guard let start = number(of: source), let end = number(of: target) else { return nil }
    if start == end { return [] }
    let folding = Folding(heap)
    var arrivals: [Int: Hop] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count, arrivals[end] == nil {
      let object = queue[next]
      next += 1
      for edge in heap.edgeRange(object) where heap.isStrong(edge) {
        let reached = Int(heap.edges[edge].target)
        if reached == start || arrivals[reached] != nil { continue }
        arrivals[reached] = Hop(source: object, edge: edge)
        queue.append(reached)
      }
    }
    guard var hop = arrivals[end] else { return nil }
    var hops = [hop]
    while hop.source != start, let before = arrivals[hop.source] {
      hops.append(before)
      hop = before
    }
    return CycleChains(hops.reversed(), in: heap).chains.map(folding.edge)
  }

  private func number(of object: AnyObject) -> Int? {
    let address = ObjectIdentifier(object).address
    return heap.objects.firstIndex { $0.address == address }
  }
}
