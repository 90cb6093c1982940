internal import HTTPTransport
internal import MapSearch
internal import Navigation
internal import Terminal

/// The map search, by the bundled gazetteer or a server.
@MainActor struct MapSystem: RunnableSystem {
  static let name = "map"
  static let optionNames = ["--geocoder"]

  private let geocoder: any Geocoder

  init(_ options: Options, environment: [String: String]) throws(UsageError) {
    geocoder =
      if let base = try options.address("--geocoder", example: "https://nominatim.openstreetmap.org") {
        HTTPGeocoder(base: base, userAgent: "swift-viper (viper run map)")
      } else {
        BundledGazetteer()
      }
  }

  func show(in navigation: any Navigating) throws(NavigationError) {
    try navigation.push(MapModule.assemble(geocoder: geocoder), animated: false)
  }

  func frontEnd(for screen: any Screen) -> (any ScreenFrontEnd)? {
    MapFrontEnds.frontEnd(for: screen)
  }
}
