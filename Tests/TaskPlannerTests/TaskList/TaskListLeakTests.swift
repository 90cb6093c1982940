import Navigation
import NavigationMocks
import SpySupport
import TaskPlanner
import TaskPlannerMocks
import XCTest
import XCTestLeakChecks

/// In every state: all of the list lives while its screen lives, and dies with it.
@MainActor final class TaskListLeakTests: XCTestCase {
  func test_assembled_livesAndDiesWithItsScreen() async throws {
    try assertLifetime { module in
      // Covered by another screen, it is pushed and not loaded.
      let cover = ScreenSpy()
      try module.navigation.present(cover, animated: false)
      try module.open()
      XCTAssertEqual(module.data.take(), [], "not loaded")
      try module.navigation.dismiss(cover, animated: false)
    }
  }

  func test_inFlight_livesAndDiesWithItsScreen() async throws {
    try assertLifetime { module in
      try module.open()
      XCTAssertEqual(module.data.take(), [.tasks])
    }
  }

  func test_answered_livesAndDiesWithItsScreen() async throws {
    try assertLifetime { module in
      try module.open()
      try module.data.taskAnswers.answer(1, with: .success([.example()]))
    }
  }

  func test_failed_livesAndDiesWithItsScreen() async throws {
    try assertLifetime { module in
      try module.open()
      try module.data.taskAnswers.answer(1, with: .failure(.damaged))
    }
  }

  func test_askedTwice_livesAndDiesWithItsScreen() async throws {
    try assertLifetime { module in
      try module.open()?.refresh()
      try module.data.taskAnswers.answer(1, with: .success([]))
    }
  }

  func test_addOpen_livesAndDiesWithItsScreen() async throws {
    try assertLifetime { module in
      try module.open()
      try module.openAdd()
      XCTAssertNotNil(module.add)
    }
  }

  func test_addCancelled_livesAndDiesWithItsScreen() async throws {
    try assertLifetime { module in
      try module.open()
      try module.openAdd()?.cancel()
      XCTAssertNil(module.add)
    }
  }

  func test_addSaved_livesAndDiesWithItsScreen() async throws {
    try assertLifetime { module in
      try module.openAddAndType()
      module.add?.save()
      try module.data.saveAnswers.answer(1, with: .success(()))
      XCTAssertNil(module.add)
    }
  }

  func test_closedInFlight_andAnsweredLate_findsNobody() async throws {
    let module = TaskPlannerModule()
    try module.open()
    XCTAssertEqual(module.data.take(), [.tasks])
    assertDeallocated(module.listParts.objects)

    try module.close()

    XCTAssertEqual(module.listParts.alive, [], "nothing waits for the answer")
    try module.data.taskAnswers.answer(1, with: .success([.example()]))
    XCTAssertEqual(module.data.take(), [], "nobody asks any more")
  }

  /// Brings a list into a state, closes it, and looks before and after.
  private func assertLifetime(
    file: StaticString = #filePath, line: UInt = #line, after state: (TaskPlannerModule) throws -> Void
  ) throws {
    let module = TaskPlannerModule()
    try state(module)
    XCTAssertEqual(
      module.listParts.alive, ["screen", "presenter", "interactor", "wireframe", "add wireframe"],
      lifetime("everything lives while the screen lives"), file: file, line: line)
    assertDeallocated(module.listParts.objects, file: file, line: line)

    if let add = module.add { try module.navigation.dismiss(add, animated: false) }
    try module.close()

    XCTAssertEqual(module.listParts.alive, [], lifetime("everything dies with the screen"), file: file, line: line)
  }
}
