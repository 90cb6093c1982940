/// How much room a row takes.
public enum CellHeight: Equatable, Sendable {
  /// As much as its content needs.
  case automatic

  /// This much, whatever its content needs; in a terminal a point is a line.
  case points(Int)
}
