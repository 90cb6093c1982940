import XCTest
import XCTestLeakChecks

/// Its failures are caught before they count: XCTest on Linux cannot expect one.
final class AssertDeallocatedTests: XCTestCase {
  private struct Failure: Equatable {
    let message: String
    let line: Int
  }

  private var failures: [Failure] = []
  private var expected: [Failure] = []
  private var survivors: [AnyObject] = []

  func test_anObjectThatIsGone_isSilent() {
    assertDeallocated(Node())
  }

  func test_aSurvivor_failsAtTheLineOfTheCheck() {
    let node = Node()
    survivors = [node]
    let line = #line + 1
    assertDeallocated(node)
    expected = [
      Failure(message: survival("XCTestLeakChecksTests.Node is still alive after the test let go of it."), line: line)
    ]
  }

  func test_aCycle_failsOnceAndNamesAllOfItsObjects() {
    let parent = Node()
    let child = Leaf()
    parent.other = child
    child.other = parent
    let finding = """
      2 objects are still alive after the test let go of them:
        XCTestLeakChecksTests.Node
        XCTestLeakChecksTests.Leaf
      """
    let line = #line + 1
    assertDeallocated(parent, child, Node())
    expected = [Failure(message: survival(finding), line: line)]
  }

  /// Runs after the teardown blocks, so after the check.
  override func tearDown() {
    let (caught, wanted) = (failures, expected)
    failures = []
    expected = []
    survivors = []
    isChecked = true
    XCTAssertEqual(caught, wanted)
  }

  private var isChecked = false

  #if os(Linux)
    override func recordFailure(withDescription text: String, inFile file: String, atLine line: Int, expected: Bool) {
      guard !isChecked else {
        return super.recordFailure(withDescription: text, inFile: file, atLine: line, expected: expected)
      }
      failures.append(Failure(message: text.replacing("failed - ", with: "", maxReplacements: 1), line: line))
    }
  #else
    override func record(_ issue: XCTIssue) {
      guard !isChecked else { return super.record(issue) }
      let line = issue.sourceCodeContext.location?.lineNumber ?? 0
      failures.append(
        Failure(message: issue.compactDescription.replacing("failed - ", with: "", maxReplacements: 1), line: line))
    }
  #endif
}

// MARK: - Helpers

extension AssertDeallocatedTests {
  private func survival(_ finding: String) -> String {
    """
    \(finding)
    To fix: find who holds it strongly and should not. The usual culprits:
      - a reference back to the owner without `weak`: view, output, delegate, screen, parent
      - a stored closure that captures `self`: write `[weak self]`
      - a Task that holds `self` across an `await`: bind what it needs, look `self` up after the answer
      - a double that keeps an object it was handed, or an answer it still holds back
    """
  }
}

private class Node {
  var other: AnyObject?
}

private final class Leaf: Node {}
