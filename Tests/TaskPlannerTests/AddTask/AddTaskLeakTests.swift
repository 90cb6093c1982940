import Navigation
import SpySupport
import TaskPlanner
import TaskPlannerMocks
import XCTest
import XCTestLeakChecks

/// In every state: all of a new task lives while its screen lives, and dies with it while the list lives on.
///
/// Fault: the best-known VIPER sample leaks its Add module, and 12 of its 14 objects.
@MainActor final class AddTaskLeakTests: XCTestCase {
  func test_opened_livesAndDiesWithItsScreen() async throws {
    try assertLifetime {
      $0.add?.cancel()
    } after: { _ in
    }
  }

  func test_refused_livesAndDiesWithItsScreen() async throws {
    try assertLifetime {
      $0.add?.cancel()
    } after: { module in
      module.add?.type(due: "never")
      module.add?.save()
    }
  }

  func test_saved_livesAndDiesWithItsScreen() async throws {
    try assertLifetime {
      try $0.data.saveAnswers.answer(1, with: .success(()))
    } after: {
      $0.add?.save()
    }
  }

  func test_failed_livesAndDiesWithItsScreen() async throws {
    try assertLifetime {
      $0.add?.cancel()
    } after: { module in
      module.add?.save()
      try module.data.saveAnswers.answer(1, with: .failure(.notWritable))
    }
  }

  func test_failedAndSavedOnceMore_livesAndDiesWithItsScreen() async throws {
    try assertLifetime {
      try $0.data.saveAnswers.answer(2, with: .success(()))
    } after: { module in
      module.add?.save()
      try module.data.saveAnswers.answer(1, with: .failure(.notWritable))
      module.add?.save()
    }
  }

  func test_cancelledInFlight_andAnsweredLate_findsNobody() async throws {
    let module = TaskPlannerModule()
    try assertLifetime(module) {
      $0.add?.cancel()
    } after: {
      $0.add?.save()
    }
    XCTAssertEqual(module.data.take(), [.tasks, .save(try .example("Mow", id: "new")), .tasks])

    try module.data.saveAnswers.answer(1, with: .success(()))

    XCTAssertEqual(module.data.take(), [], "the list was told when the screen closed, and only then")
  }

  func test_dismissedByTheNavigation_livesAndDiesWithItsScreen() async throws {
    try assertLifetime { module in
      if let add = module.add { try module.navigation.dismiss(add, animated: false) }
    } after: {
      $0.add?.save()
    }
  }

  func test_openedTwice_theSecondLivesAndDiesLikeTheFirst() async throws {
    let module = TaskPlannerModule()
    try module.open()
    for _ in 1...2 {
      try module.openAdd()
      XCTAssertEqual(module.addParts.alive, module.addParts.roles)
      module.add?.cancel()
      XCTAssertEqual(module.addParts.alive, [])
    }
  }

  func test_listClosedBelow_livesOnAndDiesWithItsScreen() async throws {
    let module = TaskPlannerModule()
    try module.openAddAndType()
    assertDeallocated(module.listParts.objects + module.addParts.objects)

    try module.close()
    XCTAssertEqual(module.listParts.alive, ["add wireframe"], "the new task still needs its wireframe to be closed")
    XCTAssertEqual(module.addParts.alive, module.addParts.roles)
    module.add?.save()
    try module.data.saveAnswers.answer(1, with: .success(()))

    XCTAssertNil(module.add, "saved and closed, with nobody to tell")
    XCTAssertEqual(module.addParts.alive, [])
    XCTAssertEqual(module.listParts.alive, [])
  }

  /// Opens a new task, brings it into a state, ends it, and looks before and after.
  private func assertLifetime(
    _ module: TaskPlannerModule = TaskPlannerModule(), file: StaticString = #filePath, line: UInt = #line,
    until end: (TaskPlannerModule) throws -> Void, after state: (TaskPlannerModule) throws -> Void
  ) throws {
    try module.openAddAndType()
    try state(module)
    XCTAssertEqual(
      module.addParts.alive, ["screen", "presenter", "interactor"], lifetime("everything lives while the screen lives"),
      file: file, line: line)
    assertDeallocated(module.addParts.objects, file: file, line: line)

    try end(module)

    XCTAssertEqual(module.addParts.alive, [], lifetime("everything dies with the screen"), file: file, line: line)
    XCTAssertEqual(
      module.listParts.alive, module.listParts.roles, lifetime("the list lives on"), file: file, line: line)
  }
}
