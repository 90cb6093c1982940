import HTTPTransport
import Loopback
import MapSearch
import MapSearchMocks
import SpySupport
import TestSupport
import Testing
import Titles

/// What every geocoder must do; each implementation has a row, the doubles among them.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct `Every geocoder` {
  @Test(arguments: GeocoderRow.all) func `finds a place that there is`(_ row: GeocoderRow) async throws {
    let coordinate = try await row.make().coordinate(of: .paris)

    #expect(abs(coordinate.latitude - 48.86) < 0.1)
    #expect(abs(coordinate.longitude - 2.35) < 0.1)
  }

  @Test(arguments: GeocoderRow.all) func `has no result for one that there is not`(_ row: GeocoderRow) async throws {
    let geocoder = try row.make()

    await #expect(throws: SearchError.noResult) { try await geocoder.coordinate(of: .atlantis) }
  }

  @Test(arguments: GeocoderRow.all) func `finds again what it has found`(_ row: GeocoderRow) async throws {
    let geocoder = try row.make()

    let first = try await geocoder.coordinate(of: .paris)

    #expect(try await geocoder.coordinate(of: .paris) == first)
  }

  @Test(arguments: GeocoderRow.all) func `names whose data it is by one line that can be printed`(
    _ row: GeocoderRow
  ) throws {
    #expect(try row.make().credit.contains(where: \.isNewline) == false)
  }
}

struct GeocoderRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor @Sendable () throws -> any Geocoder

  static let all = [
    GeocoderRow(testDescription: "bundled gazetteer") { BundledGazetteer() },
    GeocoderRow(testDescription: "over HTTP") { try ServedGeocoder() },
    GeocoderRow(testDescription: "spy") { AnsweredGeocoder() },
    GeocoderRow(testDescription: "stub") {
      GeocoderStub(credit: "Example") { $0 == .paris ? .success(.paris) : .failure(.noResult) }
    },
  ]
}

/// The HTTP geocoder together with its server, which lives as long; its clock has always gone on when it is asked.
@MainActor private struct ServedGeocoder: Geocoder {
  private let server: LoopbackServer
  private let clock = ManualClock()
  private let geocoder: HTTPGeocoder

  init() throws {
    server = try LoopbackServer { $0.target.hasSuffix("q=Paris") ? .paris : .json("[]") }
    geocoder = HTTPGeocoder(base: server.url, userAgent: "tests", clock: clock)
  }

  var credit: String { geocoder.credit }

  func coordinate(of query: Title) async throws(SearchError) -> Coordinate {
    clock.advance(by: .seconds(1))
    return try await geocoder.coordinate(of: query)
  }
}

/// The spy together with a test that answers each question once it has arrived.
@MainActor private final class AnsweredGeocoder: Geocoder {
  private let spy = GeocoderSpy(credit: "Example")

  var credit: String { spy.credit }

  func coordinate(of query: Title) async throws(SearchError) -> Coordinate {
    let number = spy.messages.count + 1
    let test = Task { [spy] in
      await spy.answers.arrival(of: number)
      try spy.answers.answer(number, with: query == .paris ? .success(.paris) : .failure(.noResult))
    }
    defer { test.cancel() }
    return try await spy.coordinate(of: query)
  }
}
