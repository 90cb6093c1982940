import MapSearch
import MapSearchMocks
import Navigation
import Testing
import TestingLeakChecks

/// The table of who holds whom, as the objects really are.
@MainActor @Suite(.leakFree, .timeLimit(.minutes(1))) struct `Ownership in the map` {
  @Test func `opened`() throws {
    let map = OpenedMap()
    let screen = try map.open()

    expectOwnership(of: screen, stoppingAt: Self.services, is: Self.parts)
    try map.close()
  }

  @Test(arguments: [1, 2]) func `while the newest search is under way`(_ searches: Int) async throws {
    let map = OpenedMap()
    let screen = try map.open()
    for number in 1...searches { await map.search("Tokyo", number: number) }

    expectOwnership(
      of: screen, stoppingAt: Self.services,
      is: Self.parts + """
        MapInteractor.completion → capture 1 ┈┈▶ MapPresenter
        LatestQuestion.task ══▶ Task
        """)
    try map.close()
  }

  @Test(arguments: [Result<Coordinate, SearchError>.success(.tokyo), .failure(.rateLimited)])
  func `answered`(_ answer: Result<Coordinate, SearchError>) async throws {
    let map = OpenedMap()
    let screen = try map.open()
    await map.search("Tokyo", number: 1)
    try await map.answer(1, with: answer)

    expectOwnership(
      of: screen, stoppingAt: Self.services,
      is: Self.parts + "LatestQuestion.task ══▶ Task")
    try map.close()
  }

  /// What holds in every state.
  private static let parts = """
    MapScreen.context.navigation ┈┈▶ NavigationStack
    MapScreen.presenter ══▶ MapPresenter
    MapPresenter.view ┈┈▶ MapScreen
    MapPresenter.useCase ══▶ MapInteractor
    MapPresenter.router ══▶ MapRouter
    MapInteractor.geocoder ══▶ GeocoderSpy
    MapInteractor.question ══▶ LatestQuestion

    """

  private static let services: [any AnyObject.Type] = [GeocoderSpy.self, NavigationStack.self]
}
