internal import ReferenceGraph
internal import Synchronization
internal import Testing

/// What one test case tracks.
final class TrackedObjects: Sendable {
  /// The test case that runs now; `nil` where the trait is missing.
  @TaskLocal static var current: TrackedObjects?

  private let entries = Mutex<[(watched: Watched, location: SourceLocation)]>([])

  func add(_ object: AnyObject, at location: SourceLocation) {
    let watched = Watched(object)
    entries.withLock { $0.append((watched, location)) }
  }

  /// Fails once for each survivor; the first failure tells who holds whom.
  func recordSurvivors() {
    let survivors = entries.withLock { $0 }.filter(\.watched.isAlive)
    guard let first = survivors.first else { return }
    let graph = ObjectGraph.survivors(of: survivors.map(\.watched))
    GraphAttachment.record(graph, at: first.location)
    for (index, survivor) in survivors.enumerated() {
      let others = survivors.indices.filter { $0 != index }.map { survivors[$0].watched }
      let text = SurvivalMessage.text(for: [survivor.watched], alongside: others, graph: index == 0 ? graph : nil)
      Issue.record("\(text)", sourceLocation: survivor.location)
    }
  }
}
