import EmployeeDirectory
import EmployeeDirectoryMocks
import SpySupport
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
    try await assertLifetime { _ in }
  }

  func test_loaded_livesAndDiesWithItsCellsContent() async throws {
    try await assertLifetime { try await $0.answer(with: .success(.bar())) }
  }

  func test_failed_livesAndDiesWithItsCellsContent() async throws {
    try await assertLifetime { try await $0.answer(with: .failure(.missing)) }
  }

  func test_reusedInFlight_andAnsweredLate_findsNobody() async throws {
    let module = PortraitModule(isDeaf: true)
    try await module.open()
    let task = module.task
    assertDeallocated(module.parts.objects)

    module.close()
    XCTAssertEqual(module.parts.alive, [], "nothing waits for the answer")
    try module.pictures.answers.answer(1, with: .success(.bar()))
    await task?.value

    XCTAssertNil(module.cell.portrait)
  }
}

// MARK: - Helpers

extension PortraitLeakTests {
  private func assertLifetime(
    file: StaticString = #filePath, line: UInt = #line, after state: (PortraitModule) async throws -> Void
  ) async throws {
    let module = PortraitModule()
    try await module.open()
    try await state(module)
    XCTAssertEqual(
      module.parts.alive, module.parts.roles, lifetime("everything lives while the cell shows it"), file: file,
      line: line)
    assertDeallocated(module.parts.objects + [module.cell], file: file, line: line)

    module.close()

    XCTAssertEqual(module.parts.alive, [], lifetime("everything dies when the cell is reused"), file: file, line: line)
  }
}
