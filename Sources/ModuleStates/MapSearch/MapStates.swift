internal import MapSearch
internal import MapSearchMocks
internal import Navigation
internal import NavigationMocks
internal import Questions
internal import SpySupport
internal import ViperRules

/// The map, before a geocoder that holds its answers back.
enum MapStates {
  static let all: [ModuleState] = [
    state("assembled") { map in
      // Pushed under another screen, it is not loaded.
      try map.navigation.present(ScreenSpy(), animated: false)
      try map.open()
    },
    state("opened") { try $0.open() },
    state("search not begun yet") { map in
      try map.open().search()
      map.screen?.edit("Tokyo")
      map.screen?.search()
    },
    inFlight("search in flight", answering: 1...1) { map in
      try map.open()
      await map.search("Tokyo", number: 1)
    },
    state("answered") { map in
      try map.open()
      await map.search("Tokyo", number: 1)
      try await map.answer(1, with: .success(.example()))
    },
    state("nothing found") { map in
      try map.open()
      await map.search("Atlantis", number: 1)
      try await map.answer(1, with: .failure(.noResult))
    },
    state("failed") { map in
      try map.open()
      await map.search("Tokyo", number: 1)
      try await map.answer(1, with: .failure(.network(.timedOut)))
    },
    inFlight("retry in flight", answering: 2...2) { map in
      let screen = try map.open()
      await map.search("Tokyo", number: 1)
      try await map.answer(1, with: .failure(.network(.timedOut)))
      screen.retry()
      await map.geocoder.answers.arrival(of: 2)
    },
    inFlight("newer search in flight", answering: 1...2) { map in
      try map.open()
      await map.search("Paris", number: 1)
      await map.search("Tokyo", number: 2)
    },
    inFlight("search taken back", answering: 1...1) { map in
      let screen = try map.open()
      await map.search("Tokyo", number: 1)
      screen.clear()
    },
  ]
}

// MARK: - Helpers

extension MapStates {
  private static func state(
    _ name: String, _ bring: @escaping @MainActor @Sendable (OpenedMap) async throws -> Void
  ) -> ModuleState {
    make(name, of: { OpenedMap() }, answering: nil, bring)
  }

  /// - Parameter questions: what a geocoder that does not listen to cancellation answers when the map is closed.
  private static func inFlight(
    _ name: String, answering questions: ClosedRange<Int>,
    _ bring: @escaping @MainActor @Sendable (OpenedMap) async throws -> Void
  ) -> ModuleState {
    make(name, of: { OpenedMap(cancellation: nil) }, answering: questions, bring)
  }

  private static func make(
    _ name: String, of map: @escaping @MainActor @Sendable () -> OpenedMap, answering questions: ClosedRange<Int>?,
    _ bring: @escaping @MainActor @Sendable (OpenedMap) async throws -> Void
  ) -> ModuleState {
    ModuleState(system: "MapSearch", module: "Map", name: name) {
      let map = map()
      try await bring(map)
      guard let screen = map.screen else { throw NotStaged(module: "Map") }
      let presenter = map.presenter
      var answer: (@MainActor () throws -> Void)?
      if let questions {
        answer = { for number in questions { try map.geocoder.answers.answer(number, with: .success(.example())) } }
      }
      return StagedModule(
        Module(
          "Map", view: screen, presenter: presenter, interactor: presenter?.useCase, router: presenter?.router,
          entities: [Coordinate.self, MapRegion.self], shown: [MapViewSpy.Message.self],
          helpers: [LatestQuestion.self]),
        telling: [map.geocoder], close: map.close, answer: answer, awaiting: map.tasks + [map.interactor?.task])
    }
  }
}
