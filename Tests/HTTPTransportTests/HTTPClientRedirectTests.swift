import Foundation
import HTTPTransport
import Loopback
import Testing
import TestingLeakChecks

@Suite(.leakFree, .serialized, .timeLimit(.minutes(1))) struct `HTTP client on a redirect` {
  @Test(
    arguments: [
      ("/b", "/b"), ("c?x=1&y=%20", "/a/c?x=1&y=%20"), ("?x=1", "/a/start?x=1"), ("../d", "/d"), ("./e;f", "/a/e;f"),
    ], [301, 302, 303, 307, 308])
  func `follows it, and takes the body after it`(_ row: (location: String, target: String), _ code: Int) async throws {
    let sut = try HTTPClientSUT {
      $0.target == "/a/start" ? .redirect(code, to: row.location) : .json($0.headers["accept"] ?? "")
    }

    #expect(try await sut.get("/a/start") == "application/json")

    #expect(sut.server.requests.map(\.target) == ["/a/start", row.target])
    #expect(sut.server.requests.allSatisfy { $0.method == "GET" })
  }

  @Test func `follows it to another server`() async throws {
    let other = try LoopbackServer { .json($0.target) }
    let sut = try HTTPClientSUT { _ in .redirect(to: other.url("/there?a=b").absoluteString) }

    #expect(try await sut.get() == "/there?a=b")
  }

  @Test(arguments: [(0, nil), (1, nil), (5, nil), (6, HTTPError.redirect)] as [(Int, HTTPError?)])
  func `follows five at most`(_ count: Int, _ error: HTTPError?) async throws {
    let sut = try HTTPClientSUT {
      let number = Int($0.target.dropFirst()) ?? 0
      return number == 0 ? .json("{}") : .redirect(to: "/\(number - 1)")
    }

    #expect(await sut.failure("/\(count)") == error)
    #expect(sut.server.requests.count == min(count, 5) + 1)
  }

  @Test func `gives up a loop`() async throws {
    let sut = try HTTPClientSUT(limits: HTTPLimits(maximumRedirects: 2)) { .redirect(to: $0.target) }

    #expect(await sut.failure() == .redirect)
    #expect(sut.server.requests.count == 3)
  }

  @Test(arguments: [
    "ftp://127.0.0.1/a", "file:///etc/hosts", "mailto:a@b", "data:application/json,{}", "javascript:1", "http:///a",
    "//",
  ])
  func `does not leave HTTP`(_ location: String) async throws {
    let sut = try HTTPClientSUT { _ in .redirect(to: location) }

    #expect(await sut.failure() == .redirect)
    #expect(sut.server.requests.count == 1)
  }

  @Test(arguments: [nil, "", "http://["] as [String?]) func `without a usable address it is a status`(
    _ location: String?
  ) async throws {
    let sut = try HTTPClientSUT { _ in location.map { .redirect(to: $0) } ?? .status(302, body: [65]) }

    #expect(await sut.failure() == .status(302))
  }

  @Test func `what comes after it is checked like any answer`() async throws {
    let sut = try HTTPClientSUT { $0.target == "/" ? .redirect(to: "/b") : .ok([65], type: "text/html") }

    #expect(await sut.failure() == .contentType("text/html"))
  }
}
