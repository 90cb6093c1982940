import ReferenceGraph
import Testing

/// What actors and tasks do to the life of objects.
@Suite struct `Scenarios of concurrency` {
  @Test func `S129 two actors that hold each other`() async {
    let (watched, _) = await { () async -> (Watched, Void) in
      let (one, other) = (Worker(), Worker())
      await one.set(other)
      await other.set(one)
      return (Watched(one), ())
    }()

    let graph = ObjectGraph.survivors(of: [watched])

    #expect(graph.cycles.first?.edges.map(\.line) == ["Worker#1.other ══▶ Worker#2", "Worker#2.other ══▶ Worker#1"])
    #expect(graph.cycles.first?.verdict == .isolated)
  }

  @Test func `what outlives asynchronous work is told`() async {
    let graph = await ObjectGraph.survivors { () async -> [Watched] in
      let worker = Worker()
      await worker.set(worker)
      return [Watched(worker)]
    }

    #expect(graph.cycles.map { $0.edges.map(\.line) } == [["Worker.other ══▶ Worker"]])
    #expect(graph.cycles.first?.verdict == .isolated)
  }

  @Test func `S130 a task that never ends and captures self`() async {
    let (never, finish) = AsyncStream.makeStream(of: Void.self)
    let watched = started { worker in
      Task {
        for await _ in never { await worker.set(nil) }
      }
    }

    let graph = ObjectGraph.survivors(of: [watched])

    #expect(graph.cycles.isEmpty)
    #expect(graph.heldSurvivors.map(\.verdict) == [.heldFromOutside(owners: 1)])
    finish.finish()
  }

  @Test func `S131 a task that has ended, whose handle is kept`() async {
    let holder = TaskHolder()
    holder.task = Task { [holder = TaskHolder()] in _ = holder }
    await holder.task?.value

    let graph = ObjectGraph(of: holder)

    #expect(graph.edges.map(\.line) == ["TaskHolder.task ══▶ Task"])
    #expect(graph.cycles.isEmpty)
    #expect(
      graph.blindSpots.map(\.description) == ["Task: the frame of a task: what runs in it holds what it uses"])
  }

  @Test func `S132 a task that looks self up weakly`() async {
    let (never, finish) = AsyncStream.makeStream(of: Void.self)
    let watched = started { worker in
      Task { [weak worker] in
        for await _ in never { await worker?.set(nil) }
      }
    }

    #expect(ObjectGraph.survivors(of: [watched]).nodes.isEmpty)
    finish.finish()
  }

  @Test func `S133 a task that takes self strongly before it waits`() async {
    let (never, finish) = AsyncStream.makeStream(of: Void.self)
    let (starts, started) = AsyncStream.makeStream(of: Void.self)
    let watched = self.started { worker in
      Task { [weak worker] in
        defer { started.finish() }
        guard let worker else { return }
        started.finish()
        for await _ in never { await worker.set(nil) }
      }
    }
    for await _ in starts {}

    // Whether the task had begun when the test let go decides: only then is it an owner.
    let graph = ObjectGraph.survivors(of: [watched])
    #expect(graph.cycles.isEmpty)
    #expect(graph.heldSurvivors.allSatisfy { $0.verdict != .isolated })
    finish.finish()
  }

  @Test func `S135 a detached task that has ended`() async {
    let graph = await ObjectGraph.survivors { () async -> [Watched] in
      let worker = Worker()
      await Task.detached { await worker.set(nil) }.value
      return [Watched(worker)]
    }

    #expect(graph.nodes.isEmpty)
  }

  @Test func `S137 an answer that never comes`() async {
    let (asked, ask) = AsyncStream.makeStream(of: CheckedContinuation<Void, Never>.self)
    let watched = started { worker in
      Task {
        await withCheckedContinuation { ask.yield($0) }
        await worker.set(nil)
      }
    }
    var answers = asked.makeAsyncIterator()
    let answer = await answers.next()

    let graph = ObjectGraph.survivors(of: [watched])

    #expect(graph.heldSurvivors.map(\.verdict) == [.heldFromOutside(owners: 1)])
    answer?.resume()
  }

  @Test func `S136 a stored continuation whose end captures self`() {
    let graph = ObjectGraph.survivors {
      let source = Source()
      source.continuation = AsyncStream.makeStream(of: Int.self).continuation
      source.continuation?.onTermination = { _ in source.stop() }
      return [source]
    }

    #expect(graph.cycles.first?.verdict == .isolated)
    #expect(graph.cycles.first?.edges.first?.path == "continuation")
  }

  private func started(_ start: (Worker) -> Task<Void, Never>) -> Watched {
    let worker = Worker()
    _ = start(worker)
    return Watched(worker)
  }
}

private actor Worker {
  private var other: Worker?
  func set(_ other: Worker?) { self.other = other }
}

private final class TaskHolder: Sendable { nonisolated(unsafe) var task: Task<Void, Never>? }

private final class Source: Sendable {
  nonisolated(unsafe) var continuation: AsyncStream<Int>.Continuation?
  func stop() {}
}
