public import Foundation
internal import Synchronization

extension Process {
  /// Starts one process after the other: two at once from different threads have crashed in Foundation (Linux, 6.3.1).
  public func runAlone() throws {
    try Self.alone { try run() }
  }

  /// Does something that starts a process, while nobody else does.
  public static func alone(_ start: () throws -> Void) rethrows {
    try lock.withLock { _ in try start() }
  }

  private static let lock = Mutex(())
}
