/// The pin: what stands beside it, and where it stands.
public struct PinDisplay: Equatable, Sendable {
  /// The query that was asked.
  public let title: String

  /// Such as `35.6895° N, 139.6917° E`.
  public let position: String

  /// In degrees, for whoever draws a map.
  public let latitude, longitude: Double

  package init(title: String, coordinate: Coordinate) {
    self.title = title
    position = coordinate.text
    latitude = coordinate.latitude
    longitude = coordinate.longitude
  }
}
