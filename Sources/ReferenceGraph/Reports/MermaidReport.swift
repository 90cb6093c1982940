/// A flowchart: strong references thick, weak ones dotted, what is part of a cycle marked.
struct MermaidReport {
  private let graph: ObjectGraph

  init(_ graph: ObjectGraph) { self.graph = graph }

  var text: String {
    var lines = ["flowchart LR"]
    let cycles = graph.cycles
    let drawn = GraphPicture(graph, cycles: cycles)
    for node in drawn.nodes { lines.append("  \(name(node))[\"\(escaped(node.label))\"]") }
    for edge in drawn.edges {
      lines.append("  \(name(edge.source)) \(arrow(edge.ownership))|\"\(escaped(edge.path))\"| \(name(edge.target))")
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

  /// Mermaid reads `"`, `#` and `<` in a label as its own; it knows them by number.
  private func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\"": "#quot;"
      case "#": "#35;"
      case "<": "#lt;"
      case ">": "#gt;"
      default: String(character)
      }
    }.joined()
  }
}
