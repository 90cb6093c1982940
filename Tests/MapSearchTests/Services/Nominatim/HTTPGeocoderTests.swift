import Foundation
import HTTPTransport
import Loopback
import MapSearch
import TestSupport
import Testing
import TestingLeakChecks
import Titles

/// Over real HTTP, from a server on this machine.
@MainActor @Suite(.leakFree, .serialized, .timeLimit(.minutes(1))) struct `HTTP geocoder` {
  @Test func `one result is asked for, by a program that says who it is`() async throws {
    let sut = try HTTPGeocoderSUT { _ in .paris }

    #expect(try await sut.geocoder.coordinate(of: .paris) == .paris)

    #expect(sut.server.requests.map(\.target) == ["/search?format=jsonv2&limit=1&q=Paris"])
    #expect(sut.server.requests.map { $0.headers["user-agent"] } == ["swift-viper tests"])
    #expect(sut.server.requests.map { $0.headers["accept"] } == ["application/json"])
  }

  @Test(arguments: [
    ("São Paulo", "S%C3%A3o%20Paulo"), ("東京", "%E6%9D%B1%E4%BA%AC"), ("a&q=b#c?d", "a%26q%3Db%23c?d"),
    ("8FVC9G8F+6X", "8FVC9G8F%2B6X"), ("100% a/b", "100%25%20a/b"), ("a\u{1B}[2J", "a%1B%5B2J"),
  ]) func `every query arrives as it was typed`(_ query: String, _ encoded: String) async throws {
    let sut = try HTTPGeocoderSUT { _ in .paris }

    _ = try await sut.geocoder.coordinate(of: .of(query))

    #expect(sut.server.requests.map(\.target) == ["/search?format=jsonv2&limit=1&q=\(encoded)"])
  }

  @Test(arguments: [("", "/search"), ("/", "/search"), ("/api", "/api/search"), ("/a+b/", "/a+b/search")])
  func `the address may end with a slash or a path`(_ path: String, _ target: String) async throws {
    let sut = try HTTPGeocoderSUT(path: path) { _ in .paris }

    _ = try await sut.geocoder.coordinate(of: .paris)

    #expect(sut.server.requests.map { String($0.target.prefix { $0 != "?" }) } == [target])
  }

  @Test func `what the address asks itself is left as it is`() async throws {
    let sut = try HTTPGeocoderSUT(path: "/?key=a+b") { _ in .paris }

    _ = try await sut.geocoder.coordinate(of: .of("C++"))

    #expect(sut.server.requests.map(\.target) == ["/search?key=a+b&format=jsonv2&limit=1&q=C%2B%2B"])
  }

  @Test func `fault: a redirect is not followed, since that would be a second request within the second`() async throws
  {
    let sut = try HTTPGeocoderSUT { _ in .status(302, headers: ["Location": "/search"]) }

    #expect(await sut.outcome() == .network(.malformed))

    #expect(sut.server.requests.count == 1)
  }

  @Test(arguments: Fault.all) func `every fault is a typed error`(_ fault: Fault) async throws {
    let sut = try HTTPGeocoderSUT { _ in fault.answer() }

    #expect(await sut.outcome() == fault.error)

    #expect(sut.geocoder.client.requestsUnderWay == 0)
  }

  @Test func `who does not answer in time is not waited for`() async throws {
    let sut = try HTTPGeocoderSUT { _ in .silence }
    async let outcome = sut.outcome()
    try await sut.server.arrival(of: 1)
    try await sut.clock.sleeper(1)

    sut.clock.advance(by: .seconds(10))

    #expect(await outcome == .network(.timedOut))
  }

  @Test func `a question that is cancelled ends at once`() async throws {
    let sut = try HTTPGeocoderSUT { _ in .silence }
    let task = Task { await sut.outcome() }
    try await sut.server.arrival(of: 1)

    task.cancel()

    #expect(await task.value == .cancelled)
  }

  @Test func `without a server there is no connection`() async throws {
    // The port "tcpmux", on which nothing listens.
    let geocoder = HTTPGeocoder(
      base: try #require(URL(string: "http://127.0.0.1:1")), userAgent: "tests", clock: ManualClock())

    await #expect(throws: SearchError.network(.noConnection)) { try await geocoder.coordinate(of: .paris) }
  }

  @Test func `an address that is not of the web cannot be asked`() async throws {
    let geocoder = HTTPGeocoder(base: URL(filePath: "/"), userAgent: "tests", clock: ManualClock())

    await #expect(throws: SearchError.network(.malformed)) { try await geocoder.coordinate(of: .paris) }
  }

  @Test func `whose data it is can be said`() throws {
    let sut = try HTTPGeocoderSUT { _ in .paris }

    #expect(sut.geocoder.credit == "Data © OpenStreetMap contributors, ODbL. https://osm.org/copyright")
  }
}

struct Fault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let error: SearchError
  let answer: @Sendable () -> Answer

  private init(_ name: String, _ error: SearchError, _ answer: @escaping @Sendable () -> Answer) {
    testDescription = name
    self.error = error
    self.answer = answer
  }

  private static let json = ["Content-Type": "application/json"]

  private static let kinds = [
    Fault("no result", .noResult) { .json("[]") },
    Fault("too many requests", .rateLimited) { .status(429, headers: ["Content-Type": "text/html"]) },
    Fault("cut off inside the body", .network(.cutOff)) {
      [.status(200, headers: json.merging(["Content-Length": "100"]) { $1 }, body: [91]), .close]
    },
    Fault("hung up without a word", .network(.cutOff)) { .close },
    Fault("no HTTP", .network(.malformed)) { [.raw("SSH-2.0-OpenSSH_9.2\r\n"), .close] },
    Fault("huge", .network(.tooLarge)) {
      [
        .raw("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n"),
        .send([UInt8](repeating: 32, count: 2 << 20)), .silence,
      ]
    },
    Fault("announced huge", .network(.tooLarge)) {
      .status(200, headers: json.merging(["Content-Length": "\(1 << 40)"]) { $1 })
    },
    Fault("a page", .network(.malformed)) { .status(200, headers: ["Content-Type": "text/html"]) },
    Fault("no type", .network(.malformed)) { .status(200, body: Array("[]".utf8)) },
    Fault("a page that says it is JSON", .network(.malformed)) { .json("<html>502</html>") },
    Fault("nothing", .network(.malformed)) { .json("") },
    Fault("another shape", .network(.malformed)) { .json(#"{"error":"Unable to geocode"}"#) },
    Fault("out of range", .network(.malformed)) { .json(#"[{"lat":"91","lon":"0"}]"#) },
    Fault("on the same server", .network(.malformed)) { .status(302, headers: ["Location": "/other"]) },
    Fault("elsewhere", .network(.malformed)) { .status(302, headers: ["Location": "ftp://127.0.0.1/"]) },
  ]

  static let all =
    kinds
    + [300, 304, 400, 401, 403, 404, 414, 418, 428, 430, 500, 502, 503, 504].map { status in
      Fault("status \(status)", .network(.status(status))) { .status(status, headers: json) }
    }
}
