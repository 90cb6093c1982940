import HTTPTransport
import Loopback
import MapSearch
import MapSearchMocks
import Navigation
import SpySupport
import TestSupport
import XCTest
import XCTestLeakChecks

/// The leak matrix once more, over a real server.
@MainActor final class MapRealServiceTests: XCTestCase {
  func test_closedWhileASearchHangs_isGoneAndEndsItsRequest() async throws {
    let server = try LoopbackServer { _ in .silence }
    let geocoder = HTTPGeocoder(base: server.url, userAgent: "tests")
    let map = try open(geocoder, searching: "Tokyo")
    let task = map.interactor?.task
    try await server.arrival(of: 1)
    XCTAssertEqual(map.parts.alive, map.parts.roles, "everything lives while the request hangs")

    try map.close()

    XCTAssertEqual(map.parts.alive, [], "nothing of the module waits for the server")
    await task?.value
    XCTAssertEqual(geocoder.client.requestsUnderWay, 0, "nor does its request")
    try await server.ending(of: 1)
  }

  func test_closedWhileASearchWaitsForItsTurn_isGoneAndIsNeverSent() async throws {
    let server = try LoopbackServer { _ in .json("[]") }
    let clock = ManualClock()
    let geocoder = HTTPGeocoder(base: server.url, userAgent: "tests", clock: clock)
    let map = try open(geocoder, searching: "Atlantis")
    await map.interactor?.task?.value
    XCTAssertEqual(map.screen?.alert?.message, "No result for “Atlantis”.")
    map.screen?.search()
    let task = map.interactor?.task
    try await clock.sleeper(2)
    XCTAssertEqual(map.parts.alive, map.parts.roles, "everything lives while it waits")

    try map.close()

    XCTAssertEqual(map.parts.alive, [], "nothing of the module waits for its turn")
    clock.advance(by: .seconds(1))
    await task?.value
    XCTAssertEqual(server.requests.count, 1)
  }

  private func open(
    _ geocoder: HTTPGeocoder, searching query: String, file: StaticString = #filePath, line: UInt = #line
  ) throws -> OpenedMap {
    let map = OpenedMap(geocoder: geocoder)
    let screen = try map.open()
    assertDeallocated(map.parts.objects, file: file, line: line)
    assertDeallocated(geocoder.client, file: file, line: line)
    screen.edit(query)
    screen.search()
    return map
  }
}
