import MapSearch
import MapSearchMocks
import SpySupport
import Testing
import TestingLeakChecks

/// Whole stories on the screen, through every real part.
@MainActor @Suite(.leakFree, .timeLimit(.minutes(1))) struct `Map on its screen` {
  @Test func `story: from a query to a pin`() async throws {
    let (map, screen) = try makeSUT()

    await map.search("Tokyo", number: 1)
    #expect(screen.isBusy)
    #expect(screen.map?.pin == nil)

    try await map.answer(1, with: .success(.tokyo))
    #expect(screen.isBusy == false)
    #expect(screen.map?.pin.title == "Tokyo")
    #expect(screen.map?.pin.position == "35.6895° N, 139.6917° E")
    #expect(screen.map?.region.text == "35.6845° N, 139.6867° E to 35.6945° N, 139.6967° E")
  }

  @Test func `fault: the pin is called by the query that was asked, not by what the field holds when the answer comes`()
    async throws
  {
    let (map, screen) = try makeSUT()
    await map.search("Tokyo", number: 1)

    screen.edit("Rome")
    try await map.answer(1, with: .success(.tokyo))

    #expect(screen.map?.pin.title == "Tokyo")
    #expect(screen.query == "Rome")
  }

  @Test func `fault: a retry searches the query that failed, not what the field holds by then`() async throws {
    let (map, screen) = try makeSUT()
    await map.search("Tokyo", number: 1)
    try await map.answer(1, with: .failure(.network(.noConnection)))
    #expect(screen.query == "Tokyo", "the query is kept")
    screen.edit("Rome")

    screen.retry()
    await map.geocoder.answers.arrival(of: 2)
    #expect(screen.alert == nil)
    #expect(screen.isBusy)
    try await map.answer(2, with: .success(.tokyo))

    #expect(map.geocoder.take() == [.coordinate(of: .tokyo), .coordinate(of: .tokyo)])
    #expect(screen.map?.pin.title == "Tokyo")
  }

  @Test func `story: the newest query wins, though the older answer comes last`() async throws {
    let (map, screen) = try makeSUT(cancellation: nil)
    await map.search("Paris", number: 1)
    let older = map.interactor?.task
    await map.search("Tokyo", number: 2)
    try await map.answer(2, with: .success(.tokyo))

    try map.geocoder.answers.answer(1, with: .success(.paris))
    await older?.value

    #expect(screen.map?.pin.title == "Tokyo")
    #expect(screen.isBusy == false)
    #expect(screen.alert == nil)
  }

  @Test func `story: the older answer comes first, and the wait goes on`() async throws {
    let (map, screen) = try makeSUT(cancellation: nil)
    await map.search("Paris", number: 1)
    let older = map.interactor?.task
    await map.search("Tokyo", number: 2)

    try map.geocoder.answers.answer(1, with: .success(.paris))
    await older?.value
    #expect(screen.map?.pin == nil)
    #expect(screen.isBusy)

    try await map.answer(2, with: .success(.tokyo))
    #expect(screen.map?.pin.title == "Tokyo")
  }

  @Test func `story: clearing while a search is under way`() async throws {
    let (map, screen) = try makeSUT()
    await map.search("Tokyo", number: 1)
    let task = map.interactor?.task

    screen.clear()
    await task?.value

    #expect(screen.query == "")
    #expect(screen.isBusy == false)
    #expect(screen.map?.pin == nil)
    #expect(screen.alert == nil)
  }

  @Test(arguments: SearchError.examples) func `every failure ends the busy state, and keeps query and pin`(
    _ error: SearchError
  ) async throws {
    let (map, screen) = try makeSUT()
    await map.search("Paris", number: 1)
    try await map.answer(1, with: .success(.paris))
    let pin = screen.map?.pin
    await map.search("Tokyo", number: 2)

    try await map.answer(2, with: .failure(error))

    #expect(screen.isBusy == false)
    #expect(screen.query == "Tokyo")
    #expect(screen.map?.pin == pin)
    #expect((screen.alert == nil) == (error == .cancelled))
  }

  @Test func `an empty query asks nobody and leaves the search under way alone`() async throws {
    let (map, screen) = try makeSUT()
    await map.search("Tokyo", number: 1)

    screen.edit(" ")
    screen.search()
    #expect(screen.hint == "Type the name of a place first.")
    #expect(screen.isBusy)
    try await map.answer(1, with: .success(.tokyo))

    #expect(screen.map?.pin.title == "Tokyo")
    #expect(map.geocoder.take() == [.coordinate(of: .tokyo)])
  }

  @Test func `story: with the bundled gazetteer`() async throws {
    let map = track(OpenedMap(geocoder: BundledGazetteer()))
    let screen = try map.open()
    screen.edit("  ｔｏｋｙｏ ")

    screen.search()
    await map.interactor?.task?.value

    #expect(screen.map?.pin == PinDisplay(title: "ｔｏｋｙｏ", coordinate: .tokyo))
    #expect(screen.credit == "")
  }

  private func makeSUT(
    cancellation: SearchError? = .cancelled, at location: SourceLocation = #_sourceLocation
  ) throws -> (OpenedMap, MapScreen) {
    let map = track(OpenedMap(cancellation: cancellation), at: location)
    return (map, try map.open())
  }
}
