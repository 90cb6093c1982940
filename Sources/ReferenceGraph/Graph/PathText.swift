/// Writes the way from one object to another as its reader would: `rows[2].action → capture 1`.
struct PathText {
  private var text = ""
  private var isAfterFunction = false
  private let keepsElements: Bool

  /// One hop, as it stands behind the name of a type: `.rows`, or nothing.
  static func text(of path: PathStep) -> String {
    var text = PathText(keepsElements: true)
    if path.capture > 0 { text.text = " → capture \(path.capture)" }
    text.append(path.name)
    return text.text.isEmpty || path.capture > 0 ? text.text : "." + text.text
  }

  /// - Parameter keepsElements: whether positions and keys are written.
  static func text(of chain: Chain, in graph: HeapGraph, keepsElements: Bool = true) -> String {
    var text = PathText(keepsElements: keepsElements)
    text.isAfterFunction = graph.shape(chain.source).kind == .captures
    for (index, hop) in chain.hops.enumerated() {
      text.append(hop, in: graph)
      if chain.isGap(behind: index) { text.text += " … \(chain.leftOut) more …" }
    }
    let endsAtObject = graph.isVisible(Int(graph.edges[chain.last.edge].target))
    if text.isAfterFunction, endsAtObject { text.appendCapture(1) }
    return text.text
  }

  private init(keepsElements: Bool) { self.keepsElements = keepsElements }

  private mutating func append(_ hop: Hop, in graph: HeapGraph) {
    let edge = graph.edges[hop.edge]
    let path = graph.paths[Int(edge.path)]
    if isAfterFunction { appendCapture(max(path.capture, 1)) }
    if edge.element != FoundReference.none { text += label(of: edge.element, in: graph) }
    append(path.name)
    isAfterFunction = path.isFunction
  }

  private mutating func appendCapture(_ number: Int) {
    text += text.isEmpty ? "→ capture \(number)" : " → capture \(number)"
  }

  private mutating func append(_ name: String) {
    if !name.isEmpty { text += text.isEmpty || name.hasPrefix("[") ? name : "." + name }
  }

  private func label(of element: UInt32, in graph: HeapGraph) -> String {
    guard keepsElements else { return "[…]" }
    return graph.label(ofElement: element)
  }
}
