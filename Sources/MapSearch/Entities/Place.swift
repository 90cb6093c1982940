/// A place that is known by name.
public struct Place: Hashable, Sendable {
  /// Every name that it goes by, the usual English one first.
  public let names: [String]

  public let coordinate: Coordinate

  public init(names: [String], coordinate: Coordinate) {
    self.names = names
    self.coordinate = coordinate
  }
}
