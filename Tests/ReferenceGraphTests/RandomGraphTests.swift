import ReferenceGraph
import TestSupport
import Testing

/// Graphs drawn at random, and written down while they are drawn: the audit must read back what was written.
@Suite struct `Random graphs` {
  @Test(arguments: 0..<20) func `are read as they were drawn`(_ batch: Int) {
    var generator = SeededGenerator(seed: UInt64(batch))
    for _ in 0..<Rounds.count(20, thorough: 100) {
      let drawn = DrawnGraph(using: &generator)
      defer { drawn.takeApart() }

      let graph = ObjectGraph(of: drawn.objects[0])
      let edges = graph.edges

      let numbers = Dictionary(uniqueKeysWithValues: drawn.objects.enumerated().map { (ObjectIdentifier($1), $0) })
      let read = Set(
        edges.map { edge in
          DrawnEdge(
            source: numbers[edge.source.identity] ?? -1, target: numbers[edge.target.identity] ?? -1, path: edge.path,
            ownership: edge.ownership)
        })
      #expect(read == drawn.reachableEdges)
      #expect(Set(graph.nodes.compactMap { numbers[$0.identity] }) == drawn.namedObjects)
      #expect(
        Set(graph.components.map { Set($0.compactMap { numbers[$0.identity] }) }) == drawn.components)
      #expect(graph.cycles.isEmpty == drawn.components.isEmpty)
      #expect(graph.blindSpots.isEmpty)
    }
  }
}

struct DrawnEdge: Hashable {
  var source: Int
  var target: Int
  var path: String
  var ownership: Ownership
}

/// Up to twelve objects with references of every kind between them.
struct DrawnGraph {
  let objects: [DrawnObject]
  private var strong: [Set<Int>]
  private var edges: Set<DrawnEdge> = []

  init(using generator: inout some RandomNumberGenerator) {
    let count = Int.random(in: 1...12, using: &generator)
    objects = (0..<count).map { _ in DrawnObject() }
    strong = Array(repeating: [], count: count)
    for source in objects.indices {
      for kind in DrawnObject.Kind.allCases where Int.random(in: 0..<6, using: &generator) == 0 {
        let target = Int.random(in: 0..<count, using: &generator)
        let other = Int.random(in: 0..<count, using: &generator)
        edges.formUnion(
          objects[source].connect(kind, to: objects[target], and: objects[other]).map { path, ownership, isOther in
            DrawnEdge(source: source, target: isOther ? other : target, path: path, ownership: ownership)
          })
      }
    }
    for edge in edges where edge.ownership == .strong { strong[edge.source].insert(edge.target) }
  }

  private func strongTargets(of source: Int) -> Set<Int> { strong[source] }

  /// What can be reached by strong references: at least one of them, unless the start counts.
  private func reachable(from start: Set<Int>) -> Set<Int> {
    var reached = start
    while true {
      let next = reached.union(reached.flatMap(strongTargets))
      if next == reached { return reached }
      reached = next
    }
  }

  private var owned: Set<Int> { reachable(from: [0]) }

  /// The references of what the first object owns; an unmanaged one only to what is known otherwise.
  var reachableEdges: Set<DrawnEdge> {
    let owned = owned
    return edges.filter { owned.contains($0.source) }
  }

  var namedObjects: Set<Int> { owned.union(reachableEdges.map(\.target)) }

  /// Who reaches each other, and those who reach themselves.
  var components: Set<Set<Int>> {
    let owned = owned
    let reach = Dictionary(uniqueKeysWithValues: owned.map { ($0, reachable(from: strongTargets(of: $0))) })
    let cyclic = owned.filter { reach[$0]?.contains($0) == true }
    return Set(
      cyclic.map { one in
        Set(cyclic.filter { reach[one]?.contains($0) == true && reach[$0]?.contains(one) == true })
      })
  }

  func takeApart() { for object in objects { object.clear() } }
}

final class DrawnObject {
  enum Kind: CaseIterable {
    case strong, weak, unowned, array, table, closure, mixedClosure, any, payload, box
  }

  enum Payload {
    case one(DrawnObject), two(DrawnObject, Int, DrawnObject)
  }

  indirect enum Boxed { case end(DrawnObject) }

  var strong: DrawnObject?
  weak var weak: DrawnObject?
  unowned var unowned: DrawnObject?
  var array: [DrawnObject] = []
  var table: [String: DrawnObject] = [:]
  var closure: (() -> Void)?
  var mixedClosure: (() -> Void)?
  var any: Any?
  var payload: Payload?
  var box: Boxed?

  /// - Returns: the paths of the new references, and whether they lead to the other one.
  func connect(_ kind: Kind, to one: DrawnObject, and other: DrawnObject) -> [(String, Ownership, Bool)] {
    switch kind {
    case .strong:
      strong = one
      return [("strong", .strong, false)]
    case .weak:
      weak = one
      return [("weak", .weak, false)]
    case .unowned:
      unowned = one
      return [("unowned", .unowned, false)]
    case .array:
      array = [one, other]
      return [("array[0]", .strong, false), ("array[1]", .strong, true)]
    case .table:
      table = ["b": one, "a": other]
      return [(#"table["b"]"#, .strong, false), (#"table["a"]"#, .strong, true)]
    case .closure:
      closure = { _ = one.strong }
      return [("closure → capture 1", .strong, false)]
    case .mixedClosure:
      mixedClosure = { [weak other] in _ = (one.strong, other) }
      return [("mixedClosure → capture 1", .strong, false), ("mixedClosure → capture 2", .weak, true)]
    case .any:
      any = (1, 2, 3, one)
      return [("any.3", .strong, false)]
    case .payload:
      payload = .two(one, 7, other)
      return [("payload.two.0", .strong, false), ("payload.two.2", .strong, true)]
    case .box:
      box = .end(one)
      return [("box.end", .strong, false)]
    }
  }

  func clear() {
    (strong, array, table, closure, mixedClosure, any, payload, box) = (nil, [], [:], nil, nil, nil, nil, nil)
  }
}
