import CurrencyConverter
import CurrencyConverterMocks
import Foundation
import HTTPTransport
import Loopback
import TestSupport
import Testing
import TestingLeakChecks

/// Over real HTTP, from a server on this machine.
@MainActor @Suite(.leakFree, .serialized, .timeLimit(.minutes(1))) struct `HTTP rates` {
  @Test func `currencies are asked for, and read`() async throws {
    let sut = try makeSUT(.json(#"{"EUR":"Euro","PHP":"Philippine Peso","USD":"US Dollar"}"#))

    let currencies = try await sut.rates.currencies()

    #expect(currencies.map(\.code.letters).sorted() == ["EUR", "PHP", "USD"])
    #expect(sut.server.requests.map(\.target) == ["/v1/currencies"])
    #expect(sut.server.requests.map { $0.headers["accept"] } == ["application/json"])
  }

  @Test func `the rate of exactly the pair is asked for, and read to the last digit`() async throws {
    let sut = try makeSUT(.json(#"{"amount":1.0,"base":"USD","date":"2026-04-13","rates":{"PHP":46.211}}"#))

    let rate = try await sut.rates.rate(for: Self.pair)

    #expect(rate.quote.text == "46.211")
    #expect(rate.date == .ratesDay)
    #expect(rate.source == sut.rates.source.name)
    #expect(sut.server.requests.map(\.target) == ["/v1/latest?base=USD&symbols=PHP"])
  }

  @Test func `a currency in itself is one, today, and asks nobody`() async throws {
    let sut = try makeSUT(.status(404))

    let rate = try await sut.rates.rate(for: CurrencyPair(base: .yen, quote: .yen))

    #expect(rate.text == "1 JPY = 1 JPY")
    #expect(rate.date == .day("2026-04-14"))
    #expect(sut.server.requests == [])
  }

  @Test(arguments: [
    ("", "/v1/currencies"), ("/", "/v1/currencies"), ("/api", "/api/v1/currencies"), ("/api/", "/api/v1/currencies"),
  ]) func `the address may end with a slash or a path`(_ path: String, _ target: String) async throws {
    let sut = try makeSUT(.json(#"{"EUR":"Euro"}"#), path: path)

    _ = try await sut.rates.currencies()

    #expect(sut.server.requests.map(\.target) == [target])
  }

  @Test(arguments: [
    ("https://api.frankfurter.dev", "api.frankfurter.dev"), ("http://127.0.0.1:8080/api", "127.0.0.1:8080"),
    ("http://[::1]:8080", "[::1]:8080"),
  ]) func `the source is named after the server`(_ address: String, _ name: String) throws {
    let rates = HTTPRates(
      base: try #require(URL(string: address)), client: HTTPClient(), today: TodayStub(day: .ratesDay))

    #expect(rates.source == RatesSource(name: name, link: address))
  }

  @Test(arguments: Fault.all) func `every fault is a typed error`(_ fault: Fault) async throws {
    let sut = try makeSUT(fault.answer())

    await #expect(throws: fault.error) { try await sut.rates.currencies() }
    await #expect(throws: fault.error) { try await sut.rates.rate(for: Self.pair) }
  }

  @Test(arguments: [300, 304, 400, 401, 403, 404, 418, 422, 429, 500, 502, 503, 504])
  func `a status that is no success is told as it is`(_ status: Int) async throws {
    let sut = try makeSUT(.status(status, headers: ["Content-Type": "application/json"], body: Array("{}".utf8)))

    await #expect(throws: RatesError.status(status)) { try await sut.rates.rate(for: Self.pair) }
  }

  @Test func `who does not answer in time is not waited for`() async throws {
    let sut = try makeSUT(.silence)
    async let answer = sut.outcome()
    try await sut.server.arrival(of: 1)
    try await sut.clock.sleeper(1)

    sut.clock.advance(by: .seconds(10))

    #expect(await answer == .timedOut)
  }

  @Test func `a question that is cancelled ends at once`() async throws {
    let sut = try makeSUT(.silence)
    let task = Task { await sut.outcome() }
    try await sut.server.arrival(of: 1)

    task.cancel()

    #expect(await task.value == .cancelled)
  }

  @Test func `without a server there is no connection`() async throws {
    let sut = try makeSUT(.silence)
    // The port "tcpmux", on which nothing listens.
    let rates = HTTPRates(
      base: try #require(URL(string: "http://127.0.0.1:1")), client: sut.client, today: TodayStub(day: .ratesDay))

    await #expect(throws: RatesError.noConnection) { try await rates.currencies() }
  }

  @Test func `a sample of its own interface is read`() async throws {
    let sut = try makeSUT(.json(try #require(fixtures.bodies("api_samples.json")["frankfurter_v1_latest"])))

    #expect(try await sut.rates.rate(for: .euroToDollar).text == "1 EUR = 1.1684 USD")
  }

  @Test(arguments: try Payload.all()) func `a body seen in the wild is a rate or a typed error`(
    _ payload: Payload
  ) async throws {
    let sut = try makeSUT(.json(payload.body))

    #expect(await sut.outcome() == payload.error)
  }
}

// MARK: - Rows

struct Fault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let error: RatesError
  let answer: @Sendable () -> Answer

  private init(_ name: String, _ error: RatesError, _ answer: @escaping @Sendable () -> Answer) {
    testDescription = name
    self.error = error
    self.answer = answer
  }

  private static let json = ["Content-Type": "application/json"]

  static let all = [
    Fault("cut off", .noConnection) {
      [.status(200, headers: json.merging(["Content-Length": "100"]) { $1 }, body: [123]), .close]
    },
    Fault("hung up", .noConnection) { .close },
    Fault("huge", .tooLarge) {
      [
        .raw("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n"),
        .send([UInt8](repeating: 32, count: 2 << 20)), .silence,
      ]
    },
    Fault("a page", .malformed) { .status(200, headers: ["Content-Type": "text/html"], body: Array("<html>".utf8)) },
    Fault("no type", .malformed) { .status(200, body: Array("{}".utf8)) },
    Fault("a page that says it is JSON", .malformed) { .json("<html>502</html>") },
    Fault("nothing", .malformed) { .json("") },
    Fault("another shape", .malformed) { .json(#"{"message":"not found"}"#) },
    Fault("in a circle", .malformed) { .status(302, headers: ["Location": "/v1/currencies"]) },
    Fault("elsewhere", .malformed) { .status(302, headers: ["Location": "ftp://127.0.0.1/"]) },
    Fault("nonsense", .noConnection) { [.raw("SSH-2.0-OpenSSH_9.2\r\n"), .close] },
  ]
}

/// A body that some server has sent, and what it ends with; `nil` for a rate.
struct Payload: Sendable, CustomTestStringConvertible {
  let body: String
  let error: RatesError?
  var testDescription: String { body }

  /// The bodies of other interfaces are no answers of this one; their numbers are tried where a rate is expected.
  static func all() throws -> [Payload] {
    let bodies = try fixtures.text("rate_payload_linux.tsv").split(separator: "\n").dropFirst()
      .compactMap { $0.split(separator: "\t").first.map(String.init) }
      .map { $0.replacing("<BOM>", with: "\u{FEFF}") }
    let numbers =
      [
        "46.211": nil, "-1": .unusable, "\"46.211\"": .malformed, "1e400": .malformed, "1e30": nil, "3.133": nil,
      ] as [String: RatesError?]
    let samples = try fixtures.bodies("api_samples.json").values.sorted()
    return (bodies + samples).map { Payload(body: $0, error: .malformed) }
      + numbers.sorted { $0.key < $1.key }.map { number, error in
        Payload(
          body: #"{"amount":1.0,"base":"USD","date":"2026-04-13","rates":{"PHP":\#(number)}}"#, error: error)
      }
  }
}

// MARK: - Helpers

extension `HTTP rates` {
  fileprivate static let pair = CurrencyPair(base: .usDollar, quote: .code("PHP"))

  @MainActor fileprivate struct SUT {
    let server: LoopbackServer
    let clock = ManualClock()
    let client: HTTPClient
    let rates: HTTPRates

    init(_ answer: Answer, path: String) throws {
      server = try LoopbackServer { _ in answer }
      client = HTTPClient(clock: clock)
      rates = HTTPRates(base: server.url(path), client: client, today: TodayStub(day: .day("2026-04-14")))
    }

    /// What asking for a rate ends with; `nil` for a rate.
    func outcome() async -> RatesError? {
      do throws(RatesError) {
        _ = try await rates.rate(for: pair)
        return nil
      } catch {
        return error
      }
    }
  }

  private func makeSUT(
    _ answer: Answer, path: String = "", at location: SourceLocation = #_sourceLocation
  ) throws -> SUT {
    let sut = try SUT(answer, path: path)
    track(sut.client, at: location)
    return sut
  }
}
