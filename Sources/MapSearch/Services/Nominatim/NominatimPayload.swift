package import Foundation

/// Reads the bodies that a Nominatim server sends to `/search?format=jsonv2`: `[{"lat": "35.68", "lon": "139.69", …}]`.
///
/// Keys that are not asked for are ignored, and so is every result behind the first.
package enum NominatimPayload {
  /// The coordinate of the best result, which comes first.
  ///
  /// - Throws: ``SearchError/noResult`` for an empty list, a ``NetworkFailure/malformed`` answer for another shape, and
  ///   for numbers that are no coordinate.
  package static func coordinate(in body: Data) throws(SearchError) -> Coordinate {
    guard let results = try? JSONDecoder().decode(Results.self, from: body) else { throw .network(.malformed) }
    guard let best = results.best else { throw .noResult }
    guard let latitude = number(best.lat), let longitude = number(best.lon),
      let coordinate = try? Coordinate(latitude: latitude, longitude: longitude)
    else { throw .network(.malformed) }
    return coordinate
  }

  private struct Results: Decodable {
    let best: SearchResult?

    init(from decoder: any Decoder) throws {
      var results = try decoder.unkeyedContainer()
      best = results.isAtEnd ? nil : try results.decode(SearchResult.self)
    }
  }

  private struct SearchResult: Decodable {
    let lat: String
    let lon: String
  }

  /// A decimal number, as PostgreSQL or PHP writes it; `Double` alone would read `nan`, `inf` and `0x1p3` too.
  private static func number(_ text: String) -> Double? {
    text.wholeMatch(of: /-?[0-9]+(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/).flatMap { Double($0.output) }
  }
}
