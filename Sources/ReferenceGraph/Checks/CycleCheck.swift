/// Compares the cycles of a graph with those that are accepted.
public enum CycleCheck {
  /// What is wrong; `nil` when there is no cycle but accepted ones, each of them met and with a reason.
  public static func failure(in graph: ObjectGraph, accepting accepted: [AcceptedCycle] = []) -> String? {
    let cycles = graph.cycles
    let unexpected = cycles.filter { cycle in !accepted.contains { $0.accepts(cycle) } }
    let unwalked = graph.blindSpots.filter { $0.reason == .unsupportedRuntime || $0.reason == .nodeLimit }
    var failures: [String] = []
    if !unexpected.isEmpty { failures.append(graph.report(.text)) }
    failures += accepted.filter { one in !cycles.contains(where: one.accepts) }.map {
      "The cycle through \($0.reference) is accepted (“\($0.reason)”) but no longer occurs. "
        + "To fix: take the exception away."
    }
    failures += accepted.filter { $0.reason.allSatisfy(\.isWhitespace) }.map {
      "The cycle through \($0.reference) is accepted without a reason. To fix: say why it is right, and who ends it."
    }
    failures += unwalked.map { "Not everything was checked. \($0)" }
    return failures.isEmpty ? nil : failures.joined(separator: "\n")
  }
}
