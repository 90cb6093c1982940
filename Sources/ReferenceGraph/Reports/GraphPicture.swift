/// What a drawing shows: all objects and references, and of a cycle without objects its closures.
struct GraphPicture {
  let nodes: [ObjectGraph.Node]
  let edges: [ObjectGraph.Edge]
  private let cyclic: Set<ObjectGraph.Edge>

  init(_ graph: ObjectGraph, cycles: [ReferenceCycle]) {
    let all = graph.edges
    let known = Set(graph.nodes)
    let inCycles = cycles.flatMap(\.edges)
    let others = inCycles.filter { !known.contains($0.source) }
    nodes = graph.nodes + others.map(\.source)
    edges = all + others
    cyclic = Set(inCycles)
  }

  func isInCycle(_ edge: ObjectGraph.Edge) -> Bool { cyclic.contains(edge) }
}
