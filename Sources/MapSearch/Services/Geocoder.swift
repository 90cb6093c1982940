public import Titles

/// Finds where on the globe a place is.
@MainActor public protocol Geocoder {
  /// Whose data it is, where they ask to be named; else empty.
  var credit: String { get }

  func coordinate(of query: Title) async throws(SearchError) -> Coordinate
}
