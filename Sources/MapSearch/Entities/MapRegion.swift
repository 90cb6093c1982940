/// The part of the map that is shown around a pin.
public struct MapRegion: Hashable, Sendable {
  /// How high and how wide a region is, in degrees; a pole cuts it off.
  public static let span = 0.01

  public let southWest: Coordinate

  /// Its longitude is the smaller one where the region crosses the antimeridian.
  public let northEast: Coordinate

  /// - Parameter center: is in the middle, unless it is nearer to a pole than the region reaches.
  public init(around center: Coordinate) {
    southWest = center.moved(north: -Self.span / 2, east: -Self.span / 2)
    northEast = center.moved(north: Self.span / 2, east: Self.span / 2)
  }
}
