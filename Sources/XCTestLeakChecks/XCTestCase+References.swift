public import ReferenceGraph
public import XCTest

extension XCTestCase {
  /// Asserts that the objects hold each other exactly as the table says: `Screen.presenter ══▶ Presenter`, a line each.
  ///
  /// - Parameters:
  ///   - stops: classes whose objects are named but not walked: doubles, services.
  ///   - table: the lines in any order; a difference is shown line by line.
  public func assertOwnership(
    of roots: AnyObject..., stoppingAt stops: [any AnyObject.Type] = [], is table: String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let graph = ObjectGraph(of: roots, options: ObjectGraph.Options(stoppingAt: stops))
    guard let difference = OwnershipCheck.difference(of: graph, to: table) else { return }
    XCTFail(difference, file: file, line: line)
  }

  /// Asserts that what the roots hold contains no cycle of strong references but the accepted ones, which must occur.
  public func assertNoReferenceCycles(
    from roots: AnyObject..., accepting accepted: AcceptedCycle..., file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let failure = CycleCheck.failure(in: ObjectGraph(of: roots), accepting: accepted) else { return }
    XCTFail(failure, file: file, line: line)
  }
}
