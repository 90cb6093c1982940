import CurrencyConverter
import CurrencyConverterMocks
import LinksMocks
import SpySupport
import XCTest
import XCTestLeakChecks

/// In every state: all of the module lives while its screen lives, and dies with it.
@MainActor final class AboutLeakTests: XCTestCase {
  func test_assembled_livesAndDiesWithItsPresenter() async {
    let configurator = AboutConfigurator(rates: RatesServiceSpy(source: .example), links: LinkOpeningSpy())
    let screen = AboutScreen(configurator: configurator)
    let presenter = configurator.configure(screen) as? AboutPresenter
    let interactor = presenter?.useCase as? AboutInteractor

    let parts: [AnyObject?] = [screen, presenter, interactor, presenter?.router, configurator]
    XCTAssertEqual(parts.compactMap(\.self).count, parts.count, "everything lives while it is held")
    XCTAssertTrue(interactor?.output === presenter)
    assertDeallocated(parts.compactMap(\.self))
  }

  func test_loaded_livesAndDiesWithItsScreen() async throws {
    try assertLifetime { _ in }
  }

  func test_linkOpened_livesAndDiesWithItsScreen() async throws {
    try assertLifetime { $0.openSource() }
  }

  func test_linkRefused_livesAndDiesWithItsScreen() async throws {
    try assertLifetime(source: RatesSource(name: "Example Bank", link: "file:///")) { $0.openSource() }
  }

  func test_closeRefused_livesAndDiesWithItsScreen() async throws {
    try assertLifetime(isPresented: false) { $0.close() }
  }
}

// MARK: - Helpers

extension AboutLeakTests {
  private func assertLifetime(
    source: RatesSource = .example, isPresented: Bool = true, file: StaticString = #filePath, line: UInt = #line,
    after state: (AboutScreen) -> Void
  ) throws {
    let module = AboutModule(source: source)
    try state(module.open(isPresented: isPresented))
    XCTAssertEqual(module.parts.alive, module.parts.roles, lifetime("lives with the screen"), file: file, line: line)
    assertDeallocated(module.parts.objects, file: file, line: line)

    try module.close()

    XCTAssertEqual(module.parts.alive, [], lifetime("dies with the screen"), file: file, line: line)
  }
}
