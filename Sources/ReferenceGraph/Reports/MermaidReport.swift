/// A flowchart: strong references thick, weak ones dotted, what is part of a cycle marked.
struct MermaidReport {
  private let graph: ObjectGraph

  init(_ graph: ObjectGraph) { self.graph = graph }

  var text: String {
    var lines = ["flowchart LR"]
    let cycles = graph.cycles
    let drawn = GraphPicture(graph, cycles: cycles)
    for node in drawn.nodes { lines.append("  \(name(node))[\"\(MermaidString.escaped(node.label))\"]") }
    for edge in drawn.edges {
      lines.append(
        "  \(name(edge.source)) \(arrow(edge.ownership))|\"\(MermaidString.escaped(edge.path))\"| \(name(edge.target))")
    }
    let inCycles = drawn.edges.indices.filter { drawn.isInCycle(drawn.edges[$0]) }
    if !inCycles.isEmpty {
      lines.append("  linkStyle \(inCycles.map(String.init).joined(separator: ",")) stroke:#c00,stroke-width:3px")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func name(_ node: ObjectGraph.Node) -> String { "n\(node.order)" }

  private func arrow(_ ownership: Ownership) -> String {
    switch ownership {
    case .strong: "==>"
    case .weak: "-.->"
    case .unowned, .unmanaged: "--o"
    }
  }
}
