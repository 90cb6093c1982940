import ReferenceGraph
import Testing

/// One after the other: some scenarios leave objects in variables that live as long as the program.
@Suite(.serialized) struct `Scenarios of the field` {
  @Test(arguments: Scenario.all) func `the audit says what deallocation shows`(_ scenario: Scenario) {
    let (watched, witnesses) = { (objects: [AnyObject]) in
      (objects.map(Watched.init), objects.map(WeakWitness.init))
    }(scenario.make())

    let graph = ObjectGraph.survivors(of: watched)

    let isAlive = witnesses.contains { $0.object != nil }
    #expect(isAlive == (scenario.truth != .isFreed), "the scenario itself is wrong")
    let report = Comment(rawValue: graph.report(.text))
    switch scenario.truth {
    case .isFreed:
      #expect(graph.nodes.isEmpty, report)
    case .leaks(let lines):
      #expect(graph.cycles.first?.verdict == .isolated, report)
      if !lines.isEmpty { #expect(graph.cycles.first?.edges.map(\.line) == lines, report) }
    case .isHeldAsCycle:
      #expect(graph.cycles.contains { if case .heldFromOutside = $0.verdict { true } else { false } }, report)
    case .isHeld(let owners):
      #expect(graph.cycles.isEmpty, report)
      #expect(graph.heldSurvivors.first?.verdict == .heldFromOutside(owners: owners), report)
    case .isHiddenFromTheWalk:
      let isOwnerMissing = graph.heldSurvivors.contains { $0.verdict != .isolated }
      #expect(isOwnerMissing && !graph.blindSpots.isEmpty, report)
    }
  }

  @Test(arguments: Scenario.all.filter { $0.truth == .isFreed })
  func `what will be freed is no cycle while it is held`(_ scenario: Scenario) {
    let objects = scenario.make()

    let graph = ObjectGraph(of: objects)

    #expect(graph.cycles.isEmpty, Comment(rawValue: graph.report(.text)))
  }
}
