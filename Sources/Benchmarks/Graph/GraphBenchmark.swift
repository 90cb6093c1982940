internal import ReferenceGraph

/// A walk over live objects with the search for cycles, against a walk by `Mirror`.
///
/// The targets are 100 times, 250 ns and twice. A busy machine takes twice as long as a quiet one, and of a walk through
/// arrays, closures and dictionaries `Mirror` sees less: so each bound is what must hold on any machine.
///
/// An object is whatever is counted: an instance, what a closure has captured, the elements of a collection.
struct GraphBenchmark {
  func run() -> [Target] {
    GraphShape.allCases.map(againstMirror) + GraphShape.allCases.flatMap(byCount)
  }

  /// Per instance of a class that each of them meets: `Mirror` sees nothing of what closures hold.
  private func againstMirror(_ shape: GraphShape) -> Target {
    let objects = shape.make(10_000)
    defer { for object in objects { object.letGo() } }
    let seen = MirrorWalk.count(from: objects[0])
    let times = Stopwatch.compare(
      rounds: 5, calls: 50, fast: { ObjectGraph(of: objects[0]).walkedCount },
      slow: { (0..<max(1, 1_000 / seen)).reduce(0) { sum, _ in sum + MirrorWalk.count(from: objects[0]) } })
    let (own, mirror) = (times.fast / 10_000, times.slow / Double(seen * max(1, 1_000 / seen)))
    return Target(
      name: "walk of 10,000 instances, \(shape)", measured: mirror / own,
      bound: .atLeast(shape == .chain || shape == .tree ? 50 : 15),
      unit: "times faster",
      detail:
        "\(Target.text(own)) ns an instance, by Mirror \(Target.text(mirror)) ns; it met \(seen); aimed at: 100 times")
  }

  private func byCount(_ shape: GraphShape) -> [Target] {
    let few = measure(shape, count: 100_000, rounds: 5)
    let many = measure(shape, count: 1_000_000, rounds: 3)
    let most = measure(shape, count: 10_000_000, rounds: 1)
    return [
      Target(
        name: "walk and cycles, 1,000,000 instances, \(shape)", measured: many.nanoseconds,
        bound: .atMost(shape == .dense ? 900 : 600),
        unit: "ns an object", detail: "\(many.walked) objects; aimed at: 250"),
      Target(
        name: "memory of it", measured: many.bytes ?? 0, bound: .atMost(100), unit: "bytes an object",
        detail: "on top of the objects"),
      Target(
        name: "10,000,000 instances against 100,000, \(shape)", measured: most.nanoseconds / few.nanoseconds,
        bound: .atMost(3), unit: "times as long an object",
        detail: "\(Target.text(few.nanoseconds)) and \(Target.text(most.nanoseconds)) ns; aimed at: 2"),
    ]
  }

  private func measure(
    _ shape: GraphShape, count: Int, rounds: Int
  ) -> (nanoseconds: Double, bytes: Double?, walked: Int) {
    let objects = shape.make(count)
    defer { for object in objects { object.letGo() } }
    // Memory first and by itself: what makes it measurable costs time.
    let (graph, bytes) = PeakMemory.growth { walk(shape, from: objects[0]) }
    let walked = Double(graph.walkedCount)
    let times = (0..<rounds).map { _ in
      ContinuousClock().measure { _ = walk(shape, from: objects[0]) } / .nanoseconds(1) / walked
    }
    return (times.min() ?? 0, bytes.map { $0 / walked }, graph.walkedCount)
  }

  private func walk(_ shape: GraphShape, from root: AnyObject) -> ObjectGraph {
    let graph = ObjectGraph(of: root)
    precondition(graph.cycles.isEmpty == (shape != .dense), "The walk has not seen what is there.")
    return graph
  }
}
