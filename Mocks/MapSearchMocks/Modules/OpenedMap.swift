package import MapSearch
package import Navigation
internal import NavigationMocks
package import SpySupport

/// The whole map on a navigation, with real parts before held answers; it owns no part of it but the service.
@MainActor package final class OpenedMap {
  package let navigation = NavigationStack()
  /// The answers, held by the test, where it did not bring a service of its own.
  package let geocoder: GeocoderSpy
  private let service: any Geocoder

  /// What the module consists of, by role, once it is assembled.
  package private(set) var parts = Parts([:])

  /// Whoever asked, in the order of the searches, for late answers to be awaited.
  package private(set) var tasks: [Task<Void, Never>?] = []

  package init(geocoder service: (any Geocoder)? = nil, cancellation: SearchError? = .cancelled) {
    geocoder = GeocoderSpy(credit: "Example", cancellation: cancellation)
    self.service = service ?? geocoder
  }

  /// Pushes the screen over another one, so that it can be closed again, and takes note of its parts.
  @discardableResult
  package func open() throws -> MapScreen {
    let screen = MapModule.assemble(geocoder: service)
    if navigation.screens.isEmpty { try navigation.push(ScreenSpy(), animated: false) }
    try navigation.push(screen, animated: false)
    parts = Parts(of: screen)
    return screen
  }

  package func close() throws {
    try navigation.pop(animated: false)
  }

  package var screen: MapScreen? { navigation.screens.last as? MapScreen }
  package var presenter: MapPresenter? { screen?.presenter as? MapPresenter }
  package var interactor: MapInteractor? { presenter?.useCase as? MapInteractor }

  /// Types the query and searches it, up to the arrival at the geocoder.
  package func search(_ query: String, number: Int) async {
    screen?.edit(query)
    screen?.search()
    await geocoder.answers.arrival(of: number)
    tasks.append(interactor?.task)
  }

  /// Answers a question, and awaits what the answer does.
  package func answer(_ number: Int, with answer: Result<Coordinate, SearchError>) async throws {
    let task = interactor?.task
    try geocoder.answers.answer(number, with: answer)
    await task?.value
  }
}

extension Parts {
  /// The parts of an assembled map.
  package init(of screen: MapScreen?) {
    let presenter = screen?.presenter as? MapPresenter
    self.init([
      "screen": screen, "presenter": presenter, "interactor": presenter?.useCase, "router": presenter?.router,
    ])
  }
}
