package import MapSearch

// The boring values that a fixture or a test takes when it does not care.

extension Coordinate {
  /// Off the coast of Africa, where nothing is.
  package static func example() throws(CoordinateError) -> Coordinate { try Coordinate(latitude: 0, longitude: 0) }
}

extension SearchError {
  /// One of each kind.
  package static let examples: [SearchError] = [
    .noResult, .network(.noConnection), .network(.timedOut), .network(.cutOff), .network(.status(503)),
    .network(.tooLarge), .network(.malformed), .rateLimited, .cancelled,
  ]
}
