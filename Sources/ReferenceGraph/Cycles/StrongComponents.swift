/// Finds the groups of objects that keep each other alive: the strongly connected components of strong references.
///
/// R. Tarjan, Depth-first search and linear graph algorithms, 1972; with a stack of its own instead of recursion.
struct StrongComponents {
  private let graph: HeapGraph
  private var order: [UInt32]
  private var low: [UInt32]
  private var isOpen: Bits
  private var open: [UInt32] = []
  private var next: UInt32 = 1

  /// How many components with a cycle are closed; their objects bear the number in ``low``.
  private var found: UInt32 = 0

  /// The components with a cycle, each sorted, in the order of their first objects.
  static func cyclic(in graph: HeapGraph) -> [[Int]] {
    var search = StrongComponents(graph)
    search.setAsideWhatNoCycleReaches()
    for object in graph.objects.indices where search.order[object] == 0 { search.visit(object) }
    return search.groups()
  }

  private init(_ graph: HeapGraph) {
    self.graph = graph
    order = Array(repeating: 0, count: graph.objects.count)
    low = order
    isOpen = Bits(count: graph.objects.count)
  }

  /// Most objects hang in trees below their owners: who has no owner left is on no cycle, again and again.
  private mutating func setAsideWhatNoCycleReaches() {
    var ownerCounts = low
    for edge in graph.edges where edge.isStrong { ownerCounts[Int(edge.target)] += 1 }
    var free = graph.objects.indices.filter { ownerCounts[$0] == 0 }.map(UInt32.init)
    while let object = free.popLast() {
      order[Int(object)] = Self.setAside
      for edge in graph.edgeRange(Int(object)) where graph.isStrong(edge) {
        let target = graph.edges[edge].target
        ownerCounts[Int(target)] -= 1
        if ownerCounts[Int(target)] == 0 { free.append(target) }
      }
    }
  }

  private static let setAside = UInt32.max

  private mutating func enter(_ object: Int) {
    order[object] = next
    low[object] = next
    next += 1
    open.append(UInt32(object))
    isOpen.insert(UInt32(object))
  }

  private mutating func visit(_ start: Int) {
    var path: [(object: UInt32, edge: UInt32)] = [(UInt32(start), graph.objects[start].firstEdge)]
    enter(start)
    while let (current, first) = path.last {
      let object = Int(current)
      let end = graph.objects[object].firstEdge + graph.objects[object].edgeCount
      var edge = first
      var child: Int?
      while edge < end, child == nil {
        let target = Int(graph.edges[Int(edge)].target)
        if graph.isStrong(Int(edge)) {
          if order[target] == 0 {
            child = target
          } else if isOpen.contains(UInt32(target)) {
            low[object] = min(low[object], order[target])
          }
        }
        edge += 1
      }
      path[path.count - 1].edge = edge
      if let child {
        enter(child)
        path.append((UInt32(child), graph.objects[child].firstEdge))
      } else {
        path.removeLast()
        if let parent = path.last { low[Int(parent.object)] = min(low[Int(parent.object)], low[object]) }
        if low[object] == order[object] { close(object) }
      }
    }
  }

  private mutating func close(_ root: Int) {
    let isLoop = graph.edgeRange(root).contains { graph.isStrong($0) && Int(graph.edges[$0].target) == root }
    let isCyclic = isLoop || open.last != UInt32(root)
    if isCyclic { found += 1 }
    while let member = open.popLast() {
      isOpen.remove(member)
      low[Int(member)] = isCyclic ? found : 0
      if Int(member) == root { return }
    }
  }

  /// The objects by the number of their component, which puts both in order without sorting.
  private func groups() -> [[Int]] {
    var positions = [Int](repeating: -1, count: Int(found) + 1)
    var groups: [[Int]] = []
    for (object, number) in low.enumerated() where number > 0 && order[object] != Self.setAside {
      if positions[Int(number)] < 0 {
        positions[Int(number)] = groups.count
        groups.append([])
      }
      groups[positions[Int(number)]].append(object)
    }
    return groups
  }
}
