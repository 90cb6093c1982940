import Foundation
import HTTPTransport
import Loopback
import Testing
import TestingLeakChecks

@Suite(.leakFree, .serialized, .timeLimit(.minutes(1))) struct `HTTP client without an answer` {
  @Test(arguments: [
    "ftp://127.0.0.1/", "file:///etc/hosts", "127.0.0.1/a", "/a", "", "http:", "http:///a", "mailto:a@b",
  ])
  func `refuses an address that is not HTTP`(_ address: String) async throws {
    let client = track(HTTPClient())
    let url = try #require(URL(string: address) ?? URL(string: "file:///"))

    await #expect(throws: HTTPError.notHTTP) { try await client.get(url, accepting: "application/json") }
  }

  // A port that was just closed may belong to another test's server by now; nobody listens on the first.
  @Test func `says that there is no server`() async throws {
    let client = track(HTTPClient())
    let url = try #require(URL(string: "http://127.0.0.1:1"))

    await #expect(throws: HTTPError.noConnection) { try await client.get(url, accepting: "application/json") }
  }

  @Test(arguments: BrokenAnswer.all) func `ends with a typed error, and goes on`(_ row: BrokenAnswer) async throws {
    let sut = try HTTPClientSUT { $0.target == "/good" ? .json("{}") : row.answer }

    #expect(await sut.failure() == row.error)

    #expect(try await sut.get("/good") == "{}")
    #expect(sut.client.requestsUnderWay == 0)
  }

  @Test func `says that the server left in the middle`() async throws {
    let sut = try HTTPClientSUT { _ in [.chunkedHead, .chunk("[1,"), .silence] }
    async let failure = sut.failure()
    try await sut.server.arrival(of: 1)

    sut.server.stop()

    #expect([.cutOff, .failed(code: NSURLErrorUnknown)].contains(await failure))
  }
}

struct BrokenAnswer: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let error: HTTPError
  let answer: Answer

  private init(_ name: String, _ error: HTTPError, _ answer: Answer) {
    testDescription = name
    self.error = error
    self.answer = answer
  }

  static let all = [
    BrokenAnswer("closed without a word", .cutOff, .close),
    BrokenAnswer("cut off in the body", .cutOff, [.ok([65], length: 3), .close]),
    BrokenAnswer("cut off before the body", .cutOff, [.ok([], length: 3), .close]),
    BrokenAnswer("cut off in a chunk", .cutOff, [.chunkedHead, .raw("5\r\nab"), .close]),
    BrokenAnswer("cut off before the last chunk", .cutOff, [.chunkedHead, .chunk("ab"), .close]),
    BrokenAnswer("a chunk without a size", .cutOff, [.chunkedHead, .raw("zz\r\nab\r\n0\r\n\r\n"), .close]),
    BrokenAnswer("compressed nonsense", .cutOff, .ok([65, 66], encoding: "gzip")),
    BrokenAnswer("no HTTP", .failed(code: NSURLErrorUnsupportedURL), [.raw("nonsense\r\n\r\n"), .close]),
    BrokenAnswer(
      "a status of two digits", .failed(code: NSURLErrorUnsupportedURL), [.raw("HTTP/1.1 99 Any\r\n\r\n"), .close]),
    BrokenAnswer(
      "a negative length", .failed(code: -1), [.raw("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nab"), .close]),
    BrokenAnswer(
      "a length in words", .failed(code: -1), [.raw("HTTP/1.1 200 OK\r\nContent-Length: two\r\n\r\nab"), .close]),
    BrokenAnswer(
      "a header of 2 MB", .failed(code: -1),
      [.raw("HTTP/1.1 200 OK\r\nA: \(String(repeating: "b", count: 2_000_000))\r\n\r\n"), .close]),
    BrokenAnswer(
      "5,000 headers", .failed(code: -1),
      [
        .raw("HTTP/1.1 200 OK\r\n" + String(repeating: "A: \(String(repeating: "b", count: 99))\r\n", count: 5_000)),
        .close,
      ]),
    BrokenAnswer("another protocol", .cutOff, [.raw("HTTP/1.1 101 Any\r\nUpgrade: a\r\n\r\n"), .close]),
  ]
}
