package import Foundation

/// Reads the bodies that a Nominatim server sends to `/search?format=jsonv2`: `[{"lat": "35.68", "lon": "139.69", …}]`.
///
/// Keys that are not asked for are ignored.
package enum NominatimPayload {
  /// The coordinate of the best result, which comes first.
  ///
  /// - Throws: ``SearchError/noResult`` for an empty list, a ``NetworkFailure/malformed`` answer for another shape, and
  ///   for numbers that are no coordinate.
  package static func coordinate(in body: Data) throws(SearchError) -> Coordinate {
    guard let results = try? JSONDecoder().decode([SearchResult].self, from: body) else { throw .network(.malformed) }
    guard let best = results.first else { throw .noResult }
    guard let latitude = number(best.lat), let longitude = number(best.lon),
      let coordinate = try? Coordinate(latitude: latitude, longitude: longitude)
    else { throw .network(.malformed) }
    return coordinate
  }

  private struct SearchResult: Decodable {
    let lat: String
    let lon: String
  }

  /// A plain decimal number; `Double` alone would read `nan`, `inf` and `0x1p3` too.
  private static func number(_ text: String) -> Double? {
    text.wholeMatch(of: /-?[0-9]+(?:\.[0-9]+)?/).flatMap { Double($0.output) }
  }
}
