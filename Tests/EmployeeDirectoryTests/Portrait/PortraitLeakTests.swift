import EmployeeDirectory
import EmployeeDirectoryMocks
import SpySupport
import TestSupport
import XCTest
import XCTestLeakChecks

/// In every state: all of the module lives while its cell shows somebody, and dies when that is reused.
@MainActor final class PortraitLeakTests: XCTestCase {
  func test_assembled_livesAndDiesWithItsTile() async throws {
    let assembly = PortraitAssembly(pictures: PictureServiceSpy())
    var tile: PortraitTile? = assembly.makePortrait(of: try XCTUnwrap(PictureID("ada")))
    let parts = Parts.portrait(tile)
    XCTAssertEqual(parts.alive, parts.roles, "everything lives while the tile is held")
    assertDeallocated(parts.objects)

    tile = nil

    XCTAssertEqual(parts.alive, [], "everything dies with the tile")
  }

  func test_inFlight_livesAndDiesWithItsCellsContent() async throws {
    try await assertLifetime { _, _ in }
  }

  func test_loaded_livesAndDiesWithItsCellsContent() async throws {
    try await assertLifetime { pictures, task in
      try pictures.answers.answer(1, with: .success(XCTUnwrap(Picture(width: 1, height: 1, bits: [true]))))
      await task?.value
    }
  }

  func test_failed_livesAndDiesWithItsCellsContent() async throws {
    try await assertLifetime { pictures, task in
      try pictures.answers.answer(1, with: .failure(.missing))
      await task?.value
    }
  }

  func test_reusedInFlight_andAnsweredLate_findsNobody() async throws {
    let pictures = PictureServiceSpy(cancellation: nil)
    let (cell, parts, task) = try await load(pictures)
    assertDeallocated(parts.objects)

    cell.prepareForReuse()
    XCTAssertEqual(parts.alive, [], "nothing waits for the answer")
    try pictures.answers.answer(1, with: .success(XCTUnwrap(Picture(width: 1, height: 1, bits: [true]))))
    await task?.value

    XCTAssertNil(cell.portrait)
  }
}

// MARK: - Helpers

extension PortraitLeakTests {
  private func assertLifetime(
    file: StaticString = #filePath, line: UInt = #line,
    after state: (PictureServiceSpy, Task<Void, Never>?) async throws -> Void
  ) async throws {
    let pictures = PictureServiceSpy()
    let (cell, parts, task) = try await load(pictures)
    try await state(pictures, task)
    XCTAssertEqual(
      parts.alive, parts.roles, lifetime("everything lives while the cell shows it"), file: file, line: line)
    assertDeallocated(parts.objects + [cell], file: file, line: line)

    cell.prepareForReuse()

    XCTAssertEqual(parts.alive, [], lifetime("everything dies when the cell is reused"), file: file, line: line)
  }

  /// A cell whose portrait is asked for.
  private func load(
    _ pictures: PictureServiceSpy
  ) async throws -> (cell: BaseInfoCell, parts: Parts, task: Task<Void, Never>?) {
    let assembly = PortraitAssembly(pictures: pictures)
    var parts = Parts([:])
    var task: () -> Task<Void, Never>? = { nil }
    let portraits = PortraitMakingStub { id in
      let tile = assembly.makePortrait(of: id)
      parts = .portrait(tile)
      weak let interactor = (tile.presenter as? PortraitPresenter)?.useCase as? PortraitInteractor
      task = { interactor?.task }
      return tile
    }
    let cell = BaseInfoCell(portraits: portraits) {}
    try cell.represent(BaseInfoModel(name: "Ada", specialization: "Engines", picture: PictureID("ada")))
    await pictures.answers.arrival(of: 1)
    return (cell, parts, task())
  }
}
