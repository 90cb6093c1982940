import ReferenceGraph
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
      Failure(
        message: """
          XCTestLeakChecksTests.Node is still alive after the test let go of it.

          Node is alive without a cycle: held by 1 owner that is not visible.

          0 of 1 strong references accounted for.

          To fix: find who holds it strongly and should not. What no walk can see, but often holds:
            - a Task that holds `self` across an `await`: bind what it needs, look `self` up after the answer
            - a global or static variable, a timer, an observer that was never removed
            - a double that keeps an object it was handed, or an answer it still holds back
          """, line: line)
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

      Cycle 1 of 1, isolated: nobody outside holds it, so it leaks.
          Node.other ══▶ Leaf
        ~ Leaf.other ══▶ Node
      To fix: declare `weak` on `Leaf.other`; whoever holds it from outside keeps the Node.
      (2 objects hang together; fingerprint fb3127881f478cc9)

      2 of 2 strong references accounted for.

      """
    let line = #line + 1
    assertDeallocated(parent, child, Node())
    expected = [Failure(message: finding, line: line)]
  }

  func test_aTableThatHolds_isSilent() {
    let node = Node()
    node.other = Leaf()
    assertOwnership(of: node, is: "Node.other ══▶ Leaf")
    assertOwnership(of: node, stoppingAt: [Node.self], is: "")
    assertNoReferenceCycles(from: node)
  }

  func test_aTableThatDoesNotHold_failsWithTheLinesThatDiffer() {
    let node = Node()
    node.other = Leaf()
    let line = #line + 1
    assertOwnership(of: node, is: "Node.other ┈┈▶ Leaf")
    expected = [
      Failure(
        message: """
          The objects do not hold each other as the table says (- expected, + found):
          - Node.other ┈┈▶ Leaf
          + Node.other ══▶ Leaf
          To fix: make the reference what its component's documentation says; if it is meant, change the table.
          """, line: line)
    ]
  }

  func test_aCycleThatIsHeld_failsUnlessItIsAccepted() {
    let node = Node()
    node.other = node
    assertNoReferenceCycles(from: node, accepting: .allowing("Node.other", because: "the test ends it"))
    let line = #line + 1
    assertNoReferenceCycles(from: node)
    node.other = nil
    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertEqual(failures.first?.message.contains("declare `weak` on `Node.other`"), true)
    failures = []
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

private class Node {
  var other: AnyObject?
}

private final class Leaf: Node {}
