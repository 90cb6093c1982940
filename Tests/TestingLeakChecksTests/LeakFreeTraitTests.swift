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
    let node = Node()

    try await withKnownIssue {
      try await inScope { track(node, at: line) }
    } matching: { issue in
      issue.sourceLocation == line
        && issue.comments.map(\.rawValue) == [survival(of: "Node")]
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

    #expect(messages == [survival(of: "Node", with: "\(module).Leaf"), survival(of: "Leaf", with: "\(module).Node")])
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

  private nonisolated func survival(of type: String, with company: String? = nil) -> String {
    """
    \(module).\(type) is still alive after the test let go of it.\(company.map { "\n  Alive together with it: " + $0 } ?? "")
    To fix: find who holds it strongly and should not. The usual culprits:
      - a reference back to the owner without `weak`: view, output, delegate, screen, parent
      - a stored closure that captures `self`: write `[weak self]`
      - a Task that holds `self` across an `await`: bind what it needs, look `self` up after the answer
      - a double that keeps an object it was handed, or an answer it still holds back
    """
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

@MainActor private final class Node {
  var other: AnyObject?
}

@MainActor private final class Leaf {
  var other: AnyObject?
}
