/// Compares the strong references that the runtime has counted with those that the walk has seen.
struct OwnerCount {
  private let graph: HeapGraph
  private let seen: [UInt32]

  init(_ graph: HeapGraph) {
    self.graph = graph
    var seen = [UInt32](repeating: 0, count: graph.objects.count)
    for edge in graph.edges where edge.isStrong { seen[Int(edge.target)] += 1 }
    self.seen = seen
  }

  /// How many strong references to an object come from elsewhere; `nil` where the runtime does not say.
  func unseen(_ object: Int) -> Int? {
    let count = graph.objects[object].retainCount
    return count == HeapGraph.Object.unknown ? nil : Int(count) - Int(seen[object])
  }

  /// Strong references accounted for, of all that are counted.
  ///
  /// - Parameter without: objects that are left out: the caller holds them.
  func completeness(without roots: Set<Int>) -> (seen: Int, counted: Int) {
    var sums = (seen: 0, counted: 0)
    for (number, object) in graph.objects.enumerated()
    where object.retainCount != HeapGraph.Object.unknown && !roots.contains(number) {
      sums.seen += min(Int(seen[number]), Int(object.retainCount))
      sums.counted += Int(object.retainCount)
    }
    return sums
  }

  /// Who holds the objects or anything that leads to them.
  func verdict(ofObjectsReaching members: [Int]) -> Verdict {
    var isUpstream = Bits(count: graph.objects.count)
    var upstream = members
    for member in members { isUpstream.insert(UInt32(member)) }
    let sources = StrongSources(graph)
    var next = 0
    while next < upstream.count {
      for source in sources.of(upstream[next]) where isUpstream.insert(source) { upstream.append(Int(source)) }
      next += 1
    }
    let counts = upstream.map(unseen)
    if counts.contains(where: { $0 == nil }) { return .ownersUnknown }
    let owners = counts.reduce(0) { $0 + max($1 ?? 0, 0) }
    return owners == 0 ? .isolated : .heldFromOutside(owners: owners)
  }
}
