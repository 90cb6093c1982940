import MapSearch
import MapSearchMocks
import Navigation
import SpySupport
import XCTest
import XCTestLeakChecks

/// In every state: all of the module lives while its screen lives, and dies with it.
@MainActor final class MapLeakTests: XCTestCase {
  func test_assembled_livesAndDiesWithItsScreen() async {
    var screen: MapScreen? = MapModule.assemble(geocoder: GeocoderSpy(credit: ""))
    let parts = Parts(of: screen)
    XCTAssertEqual(parts.alive, Self.roles, "everything lives while the screen is held")
    assertDeallocated(parts.objects)

    screen = nil

    XCTAssertEqual(parts.alive, [], "everything dies with the screen")
  }

  func test_opened_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { map in
      try map.open()
    }
  }

  func test_searchInFlight_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { map in
      try map.open()
      await map.search("Tokyo", number: 1)
    }
  }

  func test_searchNotBegunYet_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { map in
      try map.open().search()
      map.screen?.edit("Tokyo")
      map.screen?.search()
    }
  }

  func test_answered_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { map in
      try map.open()
      await map.search("Tokyo", number: 1)
      try await map.answer(1, with: .success(.tokyo))
    }
  }

  func test_failed_livesAndDiesWithItsScreen() async throws {
    for error in SearchError.examples {
      try await assertLifetime { map in
        try map.open()
        await map.search("Tokyo", number: 1)
        try await map.answer(1, with: .failure(error))
      }
    }
  }

  func test_retryInFlight_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { map in
      let screen = try map.open()
      await map.search("Tokyo", number: 1)
      try await map.answer(1, with: .failure(.network(.timedOut)))
      screen.retry()
      await map.geocoder.answers.arrival(of: 2)
    }
  }

  func test_newerSearchInFlight_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { map in
      try map.open()
      await map.search("Paris", number: 1)
      await map.search("Tokyo", number: 2)
    }
  }

  func test_searchTakenBack_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { map in
      let screen = try map.open()
      await map.search("Tokyo", number: 1)
      screen.clear()
    }
  }

  func test_closedInFlight_andAnsweredLate_findsNobody() async throws {
    try await assertLateAnswersFindNobody(searches: ["Tokyo"])
  }

  func test_closedWithANewerSearchInFlight_andBothAnsweredLate_findsNobody() async throws {
    try await assertLateAnswersFindNobody(searches: ["Paris", "Tokyo"])
  }
}

// MARK: - Helpers

extension MapLeakTests {
  private static let roles = ["screen", "presenter", "interactor", "router"]

  /// Brings a module into a state, closes it, and looks before and after.
  private func assertLifetime(
    file: StaticString = #filePath, line: UInt = #line, after state: (OpenedMap) async throws -> Void
  ) async throws {
    let map = OpenedMap()
    try await state(map)
    XCTAssertEqual(
      map.parts.alive, Self.roles, lifetime("everything lives while the screen lives"), file: file, line: line)
    assertDeallocated(map.parts.objects, file: file, line: line)

    try map.close()

    XCTAssertEqual(map.parts.alive, [], lifetime("everything dies with the screen"), file: file, line: line)
  }

  /// Closes a module while a service that is deaf to cancellation still works, and lets that service answer.
  private func assertLateAnswersFindNobody(
    searches: [String], file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let map = OpenedMap(cancellation: nil)
    try map.open()
    for (index, query) in searches.enumerated() { await map.search(query, number: index + 1) }
    XCTAssertEqual(map.parts.alive, Self.roles, lifetime("everything lives while it waits"), file: file, line: line)
    assertDeallocated(map.parts.objects, file: file, line: line)

    try map.close()
    XCTAssertEqual(map.parts.alive, [], lifetime("nothing waits for the answer"), file: file, line: line)
    for number in 1...searches.count { try map.geocoder.answers.answer(number, with: .success(.tokyo)) }
    for task in map.tasks { await task?.value }

    XCTAssertEqual(map.geocoder.take().count, searches.count, "nobody asks any more", file: file, line: line)
  }
}
