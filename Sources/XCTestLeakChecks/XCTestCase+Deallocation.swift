internal import ReferenceGraph
public import XCTest

extension XCTestCase {
  /// Fails the test, at this line, if any of the objects is still alive when it is over, and says who holds it.
  ///
  /// It looks in a teardown block, so before `tearDown()`: what a stored property of the test case holds is still alive.
  public func assertDeallocated(_ objects: AnyObject..., file: StaticString = #filePath, line: UInt = #line) {
    assertDeallocated(objects, file: file, line: line)
  }

  /// Fails the test, at this line, if any of the objects is still alive when it is over, and says who holds it.
  public func assertDeallocated(_ objects: [AnyObject], file: StaticString = #filePath, line: UInt = #line) {
    let watched = objects.map(Watched.init)
    addTeardownBlock {
      let survivors = watched.filter(\.isAlive)
      guard !survivors.isEmpty else { return }
      let graph = ObjectGraph.survivors(of: survivors)
      XCTFail(SurvivalMessage.text(for: survivors, graph: graph), file: file, line: line)
    }
  }
}
