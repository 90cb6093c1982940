/// A point on the globe, in degrees; it cannot be made of numbers that are none.
public struct Coordinate: Hashable, Sendable {
  /// From −90 (the South Pole) to 90.
  public let latitude: Double

  /// From −180 to 180, both of which are the antimeridian; east is positive.
  public let longitude: Double

  /// - Throws: ``CoordinateError`` for what is out of range, infinite or not a number.
  public init(latitude: Double, longitude: Double) throws(CoordinateError) {
    guard -90...90 ~= latitude else { throw .latitude }
    guard -180...180 ~= longitude else { throw .longitude }
    self.init(inRange: latitude, longitude)
  }

  private init(inRange latitude: Double, _ longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The coordinate so many degrees away: stops at a pole, and goes round the globe at the antimeridian.
  ///
  /// - Parameters:
  ///   - north: at most 180 either way.
  ///   - east: at most 180 either way.
  func moved(north: Double, east: Double) -> Coordinate {
    let longitude = longitude + east
    let turn: Double = longitude > 180 ? -360 : longitude < -180 ? 360 : 0
    return Coordinate(inRange: min(90, max(-90, latitude + north)), longitude + turn)
  }
}
