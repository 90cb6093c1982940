import EmployeeDirectory
import EmployeeDirectoryMocks
import Links
import LinksMocks
import Navigation
import SpySupport
import XCTest
import XCTestLeakChecks

/// In every state: all of the module lives while its screen lives, and dies with it.
@MainActor final class EmployeeListLeakTests: XCTestCase {
  func test_assembled_livesAndDiesWithItsScreen() async throws {
    let module = EmployeeListModule()
    var screen: EmployeeListScreen? = module.assemble()
    let parts = EmployeeListModule.parts(of: screen)
    XCTAssertEqual(parts.alive, parts.roles, "everything lives while the screen is held")
    assertDeallocated(parts.objects)

    screen = nil

    XCTAssertEqual(parts.alive, [], "everything dies with the screen")
  }

  func test_inFlight_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { module in
      try await module.open()
    }
  }

  func test_empty_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { module in
      try await module.open(with: .success([]))
    }
  }

  func test_picturesInFlight_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { module in
      try await module.open(with: .success(Employee.many(3, rows: 2)))
      await module.pictures.answers.arrival(of: 3)
    }
  }

  func test_answered_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { module in
      try await module.open(with: .success([.example()]))
      try await module.answerPicture(with: .success(.bar()))
    }
  }

  func test_scrolled_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { module in
      let screen = try await module.open(with: .success(Employee.many(9, rows: 6)))
      screen.table.scrollDown()
      screen.table.scrollUp()
    }
  }

  func test_tapped_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { module in
      let screen = try await module.open(with: .success([.example(picture: nil)]))
      screen.tap(RowPath(section: 0, row: 2))
      module.links.refusal = .notOpened
      screen.tap(RowPath(section: 0, row: 3))
    }
  }

  func test_failed_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { module in
      try await module.open(with: .failure(.damaged))
    }
  }

  func test_failedAndAskedOnceMore_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { module in
      try await module.open(with: .failure(.damaged)).retry()
      await module.employees.answers.arrival(of: 2)
    }
  }

  func test_closedInFlight_andAnsweredLate_findsNobody() async throws {
    let module = EmployeeListModule(isDeaf: true)
    try await module.open()
    let task = module.interactor?.task
    let parts = module.parts
    XCTAssertEqual(parts.alive, parts.roles, "everything lives while the screen lives")
    assertDeallocated(parts.objects)

    try module.close()
    XCTAssertEqual(parts.alive, [], "nothing waits for the answer")
    try module.employees.answers.answer(1, with: .success([.example()]))
    await task?.value

    XCTAssertEqual(module.pictures.take(), [], "nobody shows the list")
  }

  func test_closedWithPictureInFlight_andAnsweredLate_findsNobody() async throws {
    let module = EmployeeListModule(isDeaf: true)
    try await module.open(with: .success([.example()]))
    await module.pictures.answers.arrival(of: 1)
    let task = module.pictureTask(at: .first)
    let parts = module.parts
    XCTAssertEqual(parts.alive, parts.roles, "everything lives while the screen lives")
    assertDeallocated(parts.objects)

    try module.close()
    XCTAssertEqual(parts.alive, [], "nothing waits for the answer")
    try module.pictures.answers.answer(1, with: .success(.bar()))
    await task?.value
  }
}

// MARK: - Helpers

extension EmployeeListLeakTests {
  /// Brings a module into a state, closes it, and looks before and after.
  private func assertLifetime(
    file: StaticString = #filePath, line: UInt = #line, after state: (EmployeeListModule) async throws -> Void
  ) async throws {
    let module = EmployeeListModule()
    try await state(module)
    let parts = module.parts
    XCTAssertEqual(
      parts.alive, parts.roles, lifetime("everything lives while the screen lives"), file: file, line: line)
    assertDeallocated(parts.objects + (module.screen?.table.sections ?? []), file: file, line: line)

    try module.close()

    XCTAssertEqual(parts.alive, [], lifetime("everything dies with the screen"), file: file, line: line)
  }
}
