import Foundation
import HTTPTransport
import Loopback
import Testing
import TestingLeakChecks

@Suite(.leakFree, .serialized, .timeLimit(.minutes(1))) struct `HTTP client's size limit` {
  @Test func `a body of exactly the limit is read, with or without a length`() async throws {
    let text = String(repeating: "7", count: 1000)
    let sut = try HTTPClientSUT(limits: HTTPLimits(maximumBytes: 1000)) {
      $0.target == "/chunks" ? [.chunkedHead, .chunk(text), .chunk("")] : .json(text)
    }

    #expect(try await sut.get("/length") == text)
    #expect(try await sut.get("/chunks") == text)
  }

  @Test func `one byte more is refused, with or without a length`() async throws {
    let parts = [String(repeating: "7", count: 1000), "7"]
    let sut = try HTTPClientSUT(limits: HTTPLimits(maximumBytes: 1000)) {
      $0.target == "/chunks"
        ? [.chunkedHead, .chunk(parts[0]), .chunk(parts[1]), .chunk("")] : .json(parts.joined())
    }

    #expect(await sut.failure("/length") == .tooLarge)
    #expect(await sut.failure("/chunks") == .tooLarge)
  }

  @Test func `a length over the limit is refused before the body comes`() async throws {
    let sut = try HTTPClientSUT(limits: HTTPLimits(maximumBytes: 1000)) { _ in [.ok([], length: 1001), .silence] }

    #expect(await sut.failure() == .tooLarge)

    try await sut.server.ending(of: 1)
  }

  @Test func `a huge body of unknown length is refused, and the connection closed`() async throws {
    let sut = try HTTPClientSUT { _ in .huge(200) }

    #expect(await sut.failure() == .tooLarge)

    try await sut.server.ending(of: 1)
  }

  @Test func `an error's body without end is not read`() async throws {
    let sut = try HTTPClientSUT { _ in .huge(500) }

    #expect(await sut.failure() == .status(500))
    try await sut.server.ending(of: 1)
  }

  @Test func `what grows over the limit by decompression is refused`() async throws {
    let zeros = try #require(Data(base64Encoded: Self.hundredThousandZeros))
    let answer = Answer.ok(Array(zeros), encoding: "gzip")
    let small = try HTTPClientSUT(limits: HTTPLimits(maximumBytes: 99_999)) { _ in answer }
    let large = try HTTPClientSUT(limits: HTTPLimits(maximumBytes: 100_000)) { _ in answer }

    #expect(zeros.count < 200)
    #expect(await small.failure() == .tooLarge)
    #expect(try await large.get() == String(repeating: "0", count: 100_000))
  }

  @Test func `the defaults are ten seconds, a mebibyte and five redirects`() {
    #expect(HTTPLimits() == HTTPLimits(timeOut: .seconds(10), maximumBytes: 1 << 20, maximumRedirects: 5))
  }

  private static let hundredThousandZeros =
    """
    H4sIAAAAAAACA+3BMQEAAADCoErrn84aHkABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAArwaFwk3FoIYBAA==
    """
}
