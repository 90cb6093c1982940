internal import ReferenceGraph

extension ModuleReport {
  /// Each cycle once, as it was met first.
  var cycles: [ReferenceCycle] { Self.once(states.flatMap(\.graph.cycles)) }

  /// Those that no broken rule explains.
  var unexplainedCycles: [ReferenceCycle] {
    Self.once(
      states.flatMap { state in
        let marks = PictureMarks(state, state.graph.edges)
        return state.graph.cycles.filter { cycle in !cycle.edges.contains { !marks.rules(of: $0).isEmpty } }
      })
  }

  private static func once(_ cycles: [ReferenceCycle]) -> [ReferenceCycle] {
    var seen: Set<String> = []
    return cycles.filter { seen.insert($0.fingerprint).inserted }
  }
}
