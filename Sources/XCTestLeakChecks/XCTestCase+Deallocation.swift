internal import ReferenceGraph
public import XCTest

extension XCTestCase {
  /// Fails the test, at this line, if any of the objects is still alive when it is over.
  ///
  /// It looks in a teardown block, so before `tearDown()`: an object in a stored property of the test case counts as held.
  public func assertDeallocated(_ objects: AnyObject..., file: StaticString = #filePath, line: UInt = #line) {
    assertDeallocated(objects, file: file, line: line)
  }

  /// Fails the test, at this line, if any of the objects is still alive when it is over.
  public func assertDeallocated(_ objects: [AnyObject], file: StaticString = #filePath, line: UInt = #line) {
    let watched = objects.map(Watched.init)
    addTeardownBlock {
      for survivor in watched where survivor.isAlive {
        XCTFail(survivor.survivalMessage(among: watched), file: file, line: line)
      }
    }
  }
}
