import HTTPTransport
import Loopback
import MapSearch
import TestSupport
import Testing
import TestingLeakChecks
import Titles

/// At most one request a second, by a clock that only the test moves.
///
/// Each request that was sent has slept once for its time-out, and each that waited once for its turn.
@MainActor @Suite(.leakFree, .serialized, .timeLimit(.minutes(1))) struct `HTTP geocoder and its pace` {
  @Test func `a second question waits until the second is over`() async throws {
    let sut = try HTTPGeocoderSUT { _ in .paris }
    _ = try await sut.geocoder.coordinate(of: .paris)
    let second = Task { await sut.outcome(of: .tokyo) }
    try await sut.clock.sleeper(2)

    sut.clock.advance(by: .milliseconds(999))
    #expect(sut.clock.sleeping == 1)
    #expect(sut.server.requests.count == 1)

    sut.clock.advance(by: .milliseconds(1))
    #expect(await second.value == nil)
    #expect(sut.server.requests.map(\.target.last) == ["s", "o"])
  }

  @Test func `a question after the second is over does not wait`() async throws {
    let sut = try HTTPGeocoderSUT { _ in .paris }
    _ = try await sut.geocoder.coordinate(of: .paris)

    sut.clock.advance(by: .seconds(1))

    #expect(await sut.outcome() == nil)
    #expect(sut.server.requests.count == 2)
  }

  @Test func `an answer that failed counts like any other`() async throws {
    let sut = try HTTPGeocoderSUT { _ in .status(429) }
    #expect(await sut.outcome() == .rateLimited)
    let second = Task { await sut.outcome() }
    try await sut.clock.sleeper(2)
    #expect(sut.server.requests.count == 1)

    sut.clock.advance(by: .seconds(1))

    #expect(await second.value == .rateLimited)
  }

  @Test func `a question that is cancelled while it waits is never sent, and takes no turn`() async throws {
    let sut = try HTTPGeocoderSUT { _ in .paris }
    _ = try await sut.geocoder.coordinate(of: .paris)
    let second = Task { await sut.outcome(of: .atlantis) }
    try await sut.clock.sleeper(2)

    second.cancel()
    #expect(await second.value == .cancelled)
    sut.clock.advance(by: .seconds(1))

    #expect(await sut.outcome(of: .tokyo) == nil)
    #expect(sut.server.requests.map(\.target.last) == ["s", "o"])
  }

  @Test func `two geocoders do not wait for each other`() async throws {
    let sut = try HTTPGeocoderSUT { _ in .paris }
    let other = HTTPGeocoder(base: sut.server.url, userAgent: "tests", clock: sut.clock)

    _ = try await sut.geocoder.coordinate(of: .paris)
    _ = try await other.coordinate(of: .paris)

    #expect(sut.server.requests.count == 2)
  }
}
