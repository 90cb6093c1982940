import HTTPTransport
import Loopback
import MapSearch
import TestSupport
import Testing
import TestingLeakChecks
import Titles

/// A geocoder, the server it asks, and the clock that only the test moves.
@MainActor struct HTTPGeocoderSUT {
  let server: LoopbackServer
  let clock = ManualClock()
  let geocoder: HTTPGeocoder

  init(
    path: String = "", at location: SourceLocation = #_sourceLocation, _ answer: @escaping @Sendable (Request) -> Answer
  ) throws {
    server = try LoopbackServer(answer)
    geocoder = HTTPGeocoder(base: server.url(path), userAgent: "swift-viper tests", clock: clock)
    track(geocoder.client, at: location)
  }

  /// What a search ends with; `nil` for a coordinate.
  func outcome(of query: Title = .paris) async -> SearchError? {
    do throws(SearchError) {
      _ = try await geocoder.coordinate(of: query)
      return nil
    } catch {
      return error
    }
  }
}

extension Answer {
  /// One result, in Paris.
  static let paris = json(#"[{"lat":"48.8566","lon":"2.3522"}]"#)
}
