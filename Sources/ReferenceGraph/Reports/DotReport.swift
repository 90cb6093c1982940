/// A directed graph for Graphviz: strong references bold, weak ones dashed, cycles red.
struct DotReport {
  private let graph: ObjectGraph

  init(_ graph: ObjectGraph) { self.graph = graph }

  var text: String {
    let drawn = GraphPicture(graph, cycles: graph.cycles)
    var lines = ["digraph ownership {", "  rankdir=LR;", "  node [shape=box];"]
    for node in drawn.nodes { lines.append("  n\(node.order) [label=\(quoted(node.label))];") }
    for edge in drawn.edges {
      let style = edge.ownership == .strong ? "bold" : edge.ownership == .weak ? "dashed" : "dotted"
      let color = drawn.isInCycle(edge) ? ", color=red" : ""
      lines.append(
        "  n\(edge.source.order) -> n\(edge.target.order) [label=\(quoted(edge.path)), style=\(style)\(color)];")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
