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

  func recordSurvivors() {
    let entries = entries.withLock { $0 }
    let all = entries.map(\.watched)
    for entry in entries where entry.watched.isAlive {
      Issue.record("\(entry.watched.survivalMessage(among: all))", sourceLocation: entry.location)
    }
  }
}
