/// Findings first, one reference a line, then what to do; then how much was seen, and where the walk was blind.
struct TextReport {
  private let graph: ObjectGraph

  init(_ graph: ObjectGraph) { self.graph = graph }

  var text: String { (findings + [completeness] + blindness).joined(separator: "\n\n") + "\n" }

  private var findings: [String] {
    if graph.blindSpots.contains(where: { $0.reason == .unsupportedRuntime }) { return ["Nothing was read."] }
    let cycles = graph.cycles
    let held = graph.heldSurvivors
    if cycles.isEmpty, held.isEmpty {
      return [graph.origin == .survivors ? "Nothing survived." : "No cycle of strong references that can be seen."]
    }
    return cycles.enumerated().map { finding($0.element, number: $0.offset + 1, of: cycles.count) }
      + held.map { "\($0.node.label) is alive without a cycle: \($0.verdict.sentence)." }
  }

  private func finding(_ cycle: ReferenceCycle, number: Int, of count: Int) -> String {
    let sources = cycle.edges.map(\.place)
    let width = sources.map(\.count).max() ?? 0
    var lines = ["Cycle \(number) of \(count), \(cycle.verdict.sentence)."]
    for (edge, source) in zip(cycle.edges, sources) {
      let suspect = edge == cycle.fix.edge ? "~ " : "  "
      let padding = String(repeating: " ", count: width - source.count)
      lines.append("  \(suspect)\(source)\(padding) \(edge.ownership.arrow) \(edge.target.label)")
    }
    lines.append("To fix: \(cycle.fix.sentence)")
    lines.append(contentsOf: notes(cycle))
    return lines.joined(separator: "\n")
  }

  private func notes(_ cycle: ReferenceCycle) -> [String] {
    var facts = ["\(cycle.componentSize) objects hang together"]
    if cycle.occurrences > 1 { facts.append("\(cycle.occurrences) times") }
    if cycle.isLibrary { facts.append("all of them the toolchain's own") }
    return ["(\(facts.joined(separator: "; ")); fingerprint \(cycle.fingerprint))"]
  }

  private var completeness: String {
    let (seen, counted) = graph.completeness
    let scope = graph.origin == .roots ? " to what the roots hold" : ""
    return "\(seen) of \(counted) strong references\(scope) accounted for."
  }

  private var blindness: [String] {
    if graph.blindSpots.isEmpty { return [] }
    return [(["Not read:"] + graph.blindSpots.map { "  \($0)" }).joined(separator: "\n")]
  }
}
