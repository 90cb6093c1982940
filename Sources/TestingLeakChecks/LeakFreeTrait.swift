internal import ReferenceGraph
public import Testing

/// Fails a test whose tracked objects outlive it, once for each survivor, at the line that tracked it.
///
/// It looks after each test function and after each case of a parameterized one, at once and without waiting: a test
/// awaits every task it has started, or what that task holds may still be alive.
public struct LeakFreeTrait: TestTrait, SuiteTrait, TestScoping {
  public let isRecursive = true

  public init() {}

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let tracked = TrackedObjects()
    try await TrackedObjects.$current.withValue(tracked) { try await function() }
    tracked.recordSurvivors()
  }
}

extension Trait where Self == LeakFreeTrait {
  /// Everything handed to ``track(_:at:)`` must be gone when the test is over.
  public static var leakFree: Self { Self() }
}
