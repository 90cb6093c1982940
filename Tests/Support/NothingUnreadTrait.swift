public import SpySupport
internal import Synchronization
public import Testing

/// Fails a test that leaves messages of a registered spy unread, at the line that registered the spy.
public struct NothingUnreadTrait: TestTrait, SuiteTrait, TestScoping {
  public let isRecursive = true

  public init() {}

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let logs = RegisteredLogs()
    try await RegisteredLogs.$current.withValue(logs) { try await function() }
    await logs.recordUnread()
  }
}

extension Trait where Self == NothingUnreadTrait {
  /// Every message of a spy handed to ``registered(_:at:)`` must have been taken when the test is over.
  public static var nothingUnread: Self { Self() }
}

/// Asks the ``NothingUnreadTrait`` to look at this spy's log when the test is over; keeps the log, not the spy.
@MainActor public func registered<Registered: Spy>(_ spy: Registered, at location: SourceLocation = #_sourceLocation)
  -> Registered
{
  let log = spy.log
  if let logs = RegisteredLogs.current {
    logs.add(at: location) { log.unread }
  } else {
    Issue.record(
      "A spy was registered where nobody looks. To fix: add the trait `.nothingUnread`.", sourceLocation: location)
  }
  return spy
}

private final class RegisteredLogs: Sendable {
  typealias Entry = (location: SourceLocation, unread: @MainActor @Sendable () -> [String])

  @TaskLocal static var current: RegisteredLogs?

  private let entries = Mutex<[Entry]>([])

  func add(at location: SourceLocation, unread: @escaping @MainActor @Sendable () -> [String]) {
    entries.withLock { $0.append((location, unread)) }
  }

  @MainActor func recordUnread() {
    for entry in entries.withLock({ $0 }) {
      let unread = entry.unread()
      guard !unread.isEmpty else { continue }
      Issue.record(
        """
        A spy was told what the test did not expect:
          \(unread.joined(separator: "\n  "))
        To fix: take these messages and compare them, or do not send them.
        """, sourceLocation: entry.location)
    }
  }
}
