/// Finds the shortest cycle among a group of objects.
struct ShortestCycle {
  let graph: HeapGraph
  let members: [Int]
  private let isMember: Bits

  /// How many references are looked at before a group is too large to try every object.
  private static let patience = 2_000_000

  init(_ graph: HeapGraph, among members: [Int]) {
    self.graph = graph
    self.members = members
    var bits = Bits(count: graph.objects.count)
    for member in members { bits.insert(UInt32(member)) }
    isMember = bits
  }

  /// The first of the shortest, in the order of the objects and of their references; `nil` when none is left.
  ///
  /// - Parameter removed: references that count as gone.
  func find(without removed: Set<Int>) -> [Hop]? {
    var shortest: [Hop]?
    var patience = Self.patience
    for start in members {
      if shortest?.count == 1 || patience < 0 { break }
      let bound = shortest.map { $0.count - 1 } ?? Int.max
      if let cycle = cycle(from: start, atMost: bound, without: removed, patience: &patience) { shortest = cycle }
    }
    return shortest
  }

  /// Breadth first from the start back to it, through objects that stand behind it in the order.
  private func cycle(from start: Int, atMost bound: Int, without removed: Set<Int>, patience: inout Int) -> [Hop]? {
    var arrivals: [Int: Hop] = [:]
    var level = [start]
    var length = 0
    while !level.isEmpty, length < bound {
      length += 1
      var next: [Int] = []
      for object in level {
        for edge in graph.edgeRange(object) where graph.isStrong(edge) && !removed.contains(edge) {
          patience -= 1
          let target = Int(graph.edges[edge].target)
          if target == start { return way(to: Hop(source: object, edge: edge), from: start, by: arrivals) }
          if target < start || !isMember.contains(UInt32(target)) || arrivals[target] != nil { continue }
          arrivals[target] = Hop(source: object, edge: edge)
          next.append(target)
        }
      }
      level = next
    }
    return nil
  }

  private func way(to last: Hop, from start: Int, by arrivals: [Int: Hop]) -> [Hop] {
    var hops = [last]
    while let hop = arrivals[hops[hops.count - 1].source], hops[hops.count - 1].source != start { hops.append(hop) }
    return hops.reversed()
  }
}
