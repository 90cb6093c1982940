/// The part of the map that is shown.
public struct RegionDisplay: Equatable, Sendable {
  /// Its corners, such as `35.6845° N, 139.6867° E to 35.6945° N, 139.6967° E`.
  public let text: String

  /// In degrees, for whoever draws a map; across the antimeridian, west is greater than east.
  public let south, west, north, east: Double

  package init(_ region: MapRegion) {
    text = "\(region.southWest.text) to \(region.northEast.text)"
    (south, west) = (region.southWest.latitude, region.southWest.longitude)
    (north, east) = (region.northEast.latitude, region.northEast.longitude)
  }
}
