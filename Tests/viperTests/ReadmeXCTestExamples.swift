import XCTest
import XCTestLeakChecks

final class GreetingLeakTests: XCTestCase {
  func test_presenter_doesNotOutliveItsTest() {
    let presenter = GreetingPresenter()
    assertDeallocated(presenter)
    presenter.greet()
  }
}
