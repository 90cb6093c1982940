/// Finds the shortest cycle among a group of objects.
struct ShortestCycle {
  let graph: HeapGraph
  let members: [Int]
  private let number: UInt32
  private let membership: [UInt32]

  /// How many references are looked at, beyond those of the first object, before a group is too large to try them all.
  private static let patience = 100_000

  /// - Parameters:
  ///   - number: of the group in the membership.
  ///   - membership: the number of its group for each object of the graph.
  init(_ graph: HeapGraph, among members: [Int], number: UInt32, membership: [UInt32]) {
    self.graph = graph
    self.members = members
    self.number = number
    self.membership = membership
  }

  /// The first of the shortest, in the order of the objects and of their references; `nil` when none is left.
  ///
  /// - Parameters:
  ///   - removed: references that count as gone.
  ///   - arrivals: one place for each object of the graph, all of them `none`, before and after.
  func find(without removed: Set<Int>, arrivals: inout [Arrival]) -> [Hop]? {
    var shortest: [Hop]?
    var patience = Self.patience
    for start in members {
      if shortest?.count == 1 || patience < 0 { break }
      let bound = shortest.map { $0.count - 1 } ?? Int.max
      var reached: [UInt32] = []
      let cycle = cycle(from: start, atMost: bound, without: removed, arrivals: &arrivals, reached: &reached)
      if let cycle { shortest = cycle }
      if start != members[0] { patience -= reached.count }
      for object in reached { arrivals[Int(object)] = .none }
    }
    return shortest
  }

  /// Breadth first from the start back to it, through objects that stand behind it in the order.
  ///
  /// - Parameter reached: the objects met, in that order; it is its own queue.
  private func cycle(
    from start: Int, atMost bound: Int, without removed: Set<Int>, arrivals: inout [Arrival], reached: inout [UInt32]
  ) -> [Hop]? {
    var level = [UInt32(start)]
    var length = 0
    while !level.isEmpty, length < bound {
      length += 1
      let first = reached.count
      for object in level {
        for edge in graph.edgeRange(Int(object)) where graph.isStrong(edge) {
          if !removed.isEmpty, removed.contains(edge) { continue }
          let target = graph.edges[edge].target
          let arrival = Arrival(source: object, edge: UInt32(edge))
          if target == start { return way(by: arrival, from: start, arrivals) }
          if target < start || membership[Int(target)] != number || arrivals[Int(target)].source != .max { continue }
          arrivals[Int(target)] = arrival
          reached.append(target)
        }
      }
      level = Array(reached[first...])
    }
    return nil
  }

  private func way(by last: Arrival, from start: Int, _ arrivals: [Arrival]) -> [Hop] {
    var hops = [Hop(source: Int(last.source), edge: Int(last.edge))]
    while hops[hops.count - 1].source != start {
      let arrival = arrivals[hops[hops.count - 1].source]
      hops.append(Hop(source: Int(arrival.source), edge: Int(arrival.edge)))
    }
    return hops.reversed()
  }

  /// How a search came to an object.
  struct Arrival {
    var source: UInt32
    var edge: UInt32
    static let none = Arrival(source: .max, edge: 0)
  }
}
