import MapSearch
import MapSearchMocks
import SpySupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .timeLimit(.minutes(1))) struct `Map module` {
  @Test func `connects screen, presenter, interactor and router`() throws {
    let screen = track(MapModule.assemble(geocoder: GeocoderSpy(credit: "Example")))

    let presenter = try #require(screen.presenter as? MapPresenter)
    #expect(presenter.useCase is MapInteractor)
    #expect(presenter.useCase.credit == "Example")
    #expect(presenter.router is MapRouter)
  }

  @Test func `gives each screen parts of its own`() {
    let geocoder = track(GeocoderSpy(credit: ""))

    let first = track(MapModule.assemble(geocoder: geocoder))
    let second = track(MapModule.assemble(geocoder: geocoder))

    #expect(first.presenter !== second.presenter)
  }

  @Test func `asks for nothing before somebody searches`() throws {
    let map = track(OpenedMap())

    let screen = try map.open()

    #expect(map.geocoder.take() == [])
    #expect(screen.credit == "Example")
    #expect(screen.query == "")
    #expect(screen.map == nil)
    #expect(screen.isBusy == false)
  }
}
