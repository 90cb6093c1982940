import MapSearch
import MapSearchMocks
import Navigation
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks
import Titles

/// A presenter between three spies.
@MainActor struct MapPresenterSUT {
  let view: MapViewSpy
  let useCase: MapUseCaseSpy
  let router: MapRoutingSpy
  let presenter: MapPresenter

  init(transcript: Transcript? = nil, at location: SourceLocation = #_sourceLocation) {
    view = registered(track(MapViewSpy(transcript: transcript), at: location), at: location)
    useCase = registered(track(MapUseCaseSpy(credit: "Example", transcript: transcript), at: location), at: location)
    router = registered(track(MapRoutingSpy(transcript: transcript), at: location), at: location)
    presenter = track(MapPresenter(view: view, useCase: useCase, router: router), at: location)
  }

  /// A presenter whose search of that place is under way; how it began is taken.
  static func searching(
    _ query: String, at location: SourceLocation = #_sourceLocation
  ) -> MapPresenterSUT {
    let sut = MapPresenterSUT(at: location)
    sut.presenter.search(for: query)
    sut.forget()
    return sut
  }

  /// Takes what has been told so far, where a test does not care.
  func forget() {
    _ = view.take()
    _ = useCase.take()
  }
}

extension MapViewSpy.Message {
  /// The pin on a coordinate, and the region around it.
  static func updatePin(_ title: String, _ coordinate: Coordinate) -> Self {
    .updatePin(
      PinDisplay(title: title, coordinate: coordinate), in: RegionDisplay(MapRegion(around: coordinate)))
  }

  static func showAlert(_ message: String, offersRetry: Bool) -> Self {
    .showAlert(AlertDisplay(message: message, offersRetry: offersRetry))
  }

  /// What every search begins with, unless another is under way.
  static let beginning: [Self] = [.showHint(""), .hideAlert, .showBusy(true)]
}
