public import Foundation
public import HTTPTransport
public import Titles

/// Asks a server that speaks like Nominatim, at most once a second.
///
/// It keeps the usage policy of nominatim.openstreetmap.org (operations.osmfoundation.org/policies/nominatim): one
/// request a second, a `User-Agent` that says which program asks, and a word on whose data it is. A redirect would be a
/// second request, so none is followed: what redirects is no geocoder.
///
/// - Warning: On Linux a connection that ends inside the head of an answer ends the program; see ``HTTPClient``.
/// - Owns: ``HTTPClient``, ``Pace``.
public struct HTTPGeocoder: Geocoder {
  /// Right for servers that serve OpenStreetMap data, which not every server that speaks so does.
  public let credit = "Data © OpenStreetMap contributors, ODbL. https://osm.org/copyright"

  package let client: HTTPClient
  private let base: URL
  private let pace: Pace

  /// - Parameters:
  ///   - base: what stands before `/search`, with or without a slash at its end.
  ///   - userAgent: names the program that asks; the policy refuses the name of a library.
  ///   - limits: of one request; `maximumRedirects` does not count.
  ///   - clock: what the time-out and the pace are measured by.
  public init(
    base: URL, userAgent: String, limits: HTTPLimits = HTTPLimits(), clock: some Clock<Duration> = ContinuousClock()
  ) {
    self.base = base
    var limits = limits
    limits.maximumRedirects = 0
    client = HTTPClient(limits: limits, userAgent: userAgent, clock: clock)
    pace = Pace(every: .seconds(1), clock: clock)
  }

  /// A question waits until a second has passed since the last one was sent; one that is cancelled meanwhile is not sent.
  public func coordinate(of query: Title) async throws(SearchError) -> Coordinate {
    try await Self.coordinate(in: body(for: query))
  }

  private func body(for query: Title) async throws(SearchError) -> Data {
    do throws(HTTPError) {
      try await pace.turn()
      return try await client.get(address(of: query), accepting: "application/json")
    } catch {
      throw SearchError(error)
    }
  }

  private func address(of query: Title) -> URL {
    let address = base.appending(path: "search").appending(queryItems: [
      URLQueryItem(name: "format", value: "jsonv2"), URLQueryItem(name: "limit", value: "1"),
      URLQueryItem(name: "q", value: query.text),
    ])
    // A plus is allowed in a query (RFC 3986), but servers read it as a space.
    var parts = URLComponents(url: address, resolvingAgainstBaseURL: true)
    let encoded = parts?.percentEncodedQueryItems?.popLast()?.value?.replacing("+", with: "%2B")
    parts?.percentEncodedQueryItems?.append(URLQueryItem(name: "q", value: encoded))
    return parts?.url ?? address
  }

  // A large body is read off the main actor.

  @concurrent private static nonisolated func coordinate(in body: Data) async throws(SearchError) -> Coordinate {
    try NominatimPayload.coordinate(in: body)
  }
}
