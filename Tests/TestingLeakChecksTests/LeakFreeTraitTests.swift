import Synchronization
import Testing
import TestingLeakChecks

@MainActor @Suite struct `Leak checks for Swift Testing` {
  @Test(.leakFree) func `an object that is gone is silent`() {
    track(Node())
  }

  @Test(arguments: [1, 2]) func `each case of a parameterized test is looked at by itself`(_ number: Int) throws {
    let test = try #require(Test.current)
    let testCase = try #require(Test.Case.current)

    #expect(LeakFreeTrait().scopeProvider(for: test, testCase: testCase) != nil, "a scope for each case …")
    #expect(LeakFreeTrait().scopeProvider(for: test, testCase: nil) == nil, "… and none around all of them")
  }

  @Test(arguments: ["one", "two"]) func `a survivor fails its own case, at the line that tracked it`(_ name: String)
    async throws
  {
    let line = #_sourceLocation
    defer { Kept.nodes[name] = nil }

    try await withKnownIssue {
      try await inScope { self.trackAndKeep(Node(), at: line, as: name) }
    } matching: { issue in
      issue.sourceLocation == line
        && issue.comments.map(\.rawValue) == [
          """
          \(module).Node is still alive after the test let go of it.

          Node is alive without a cycle: held by 1 owner that is not visible.

          0 of 1 strong references accounted for.

          To fix: find who holds it strongly and should not. What no walk can see, but often holds:
            - a Task that holds `self` across an `await`: bind what it needs, look `self` up after the answer
            - a global or static variable, a timer, an observer that was never removed
            - a double that keeps an object it was handed, or an answer it still holds back
          """
        ]
    }
  }

  @Test func `a cycle fails once for each of its objects, and names the company`() async throws {
    let messages = try await recorded {
      try await inScope {
        let parent = track(Node())
        let child = track(Leaf())
        parent.other = child
        child.other = parent
      }
    }

    #expect(
      messages == [
        """
        \(module).Node is still alive after the test let go of it.
          Alive together with it: \(module).Leaf

        Cycle 1 of 1, isolated: nobody outside holds it, so it leaks.
            Node.other ══▶ Leaf
          ~ Leaf.other ══▶ Node
        To fix: declare `weak` on `Leaf.other`; whoever holds it from outside keeps the Node.
        (2 objects hang together; fingerprint 76ea48522d2dd241)

        2 of 2 strong references accounted for.

        """,
        """
        \(module).Leaf is still alive after the test let go of it.
          Alive together with it: \(module).Node
        """,
      ])
  }

  @Test func `tracking where nobody looks is a mistake of the test`() {
    withKnownIssue {
      track(Node())
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "track(_:) was called where nobody looks. To fix: add the trait `.leakFree` to the suite or the test."
      ]
    }
  }
}

// MARK: - Helpers

extension `Leak checks for Swift Testing` {
  private nonisolated var module: String { "TestingLeakChecksTests" }

  /// One owner that no walk can see.
  private func trackAndKeep(_ node: Node, at location: SourceLocation, as name: String) {
    Kept.nodes[name] = track(node, at: location)
  }

  /// Runs a body as the trait runs a test.
  private func inScope(_ body: @escaping @MainActor () async throws -> Void) async throws {
    guard let test = Test.current else { return }
    try await LeakFreeTrait().provideScope(for: test, testCase: nil, performing: { try await body() })
  }

  /// The texts of the issues that a body records, in order.
  private func recorded(_ body: () async throws -> Void) async throws -> [String] {
    let messages = Mutex<[String]>([])
    try await withKnownIssue {
      try await body()
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return messages.withLock { $0 }
  }
}

@MainActor private enum Kept {
  static var nodes: [String: Node] = [:]
}

@MainActor private final class Node {
  var other: AnyObject?
}

@MainActor private final class Leaf {
  var other: AnyObject?
}
