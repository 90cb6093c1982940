/// Which of two numbers is none for a coordinate.
public enum CoordinateError: Error, Equatable, Sendable {
  case latitude
  case longitude
}
