import Foundation
import HTTPTransport
import Loopback
import TestSupport
import Testing
import TestingLeakChecks

@Suite(.leakFree, .serialized, .timeLimit(.minutes(1))) struct `HTTP client` {
  @Test func `gives the body of a success`() async throws {
    let sut = try HTTPClientSUT { _ in .json(#"{"a":1}"#) }

    #expect(try await sut.get() == #"{"a":1}"#)

    #expect(sut.client.requestsUnderWay == 0)
    #expect(sut.clock.sleeping == 0)
  }

  @Test func `asks for the media type, and sends neither cookies nor credentials`() async throws {
    let sut = try HTTPClientSUT { _ in
      .status(200, headers: ["Content-Type": "text/csv", "Set-Cookie": "a=b", "Cache-Control": "max-age=60"])
    }

    for _ in 1...2 { _ = try await sut.get("/x?a=b%20c", accepting: "text/csv") }

    #expect(sut.server.requests.map(\.target) == ["/x?a=b%20c", "/x?a=b%20c"])
    for request in sut.server.requests {
      #expect(request.method == "GET")
      #expect(request.headers["accept"] == "text/csv")
      #expect(request.headers["cookie"] == nil)
      #expect(request.headers["authorization"] == nil)
    }
  }

  @Test(arguments: [
    "application/json", "APPLICATION/JSON", "application/json; charset=utf-8", "application/json ;charset=\"utf-8\"",
  ])
  func `compares the media type without parameters and case`(_ type: String) async throws {
    let sut = try HTTPClientSUT { _ in .ok([], type: type) }

    #expect(try await sut.get() == "")
    #expect(try await sut.get("/", accepting: "Application/JSON; q=1") == "")
  }

  @Test(arguments: [
    "text/html", "application/jsonx", "application/problem+json", "text/html; note=application/json", "application", "",
  ])
  func `refuses another media type`(_ type: String) async throws {
    let sut = try HTTPClientSUT { _ in .ok([65], type: type) }

    #expect(await sut.failure() == .contentType(type))
  }

  @Test func `refuses a body without a media type`() async throws {
    let sut = try HTTPClientSUT {
      $0.target == "/204" ? [.raw("HTTP/1.1 204 No\r\n\r\n"), .close] : .status(200, body: [65])
    }

    #expect(await sut.failure() == .contentType(nil))
    #expect(await sut.failure("/204") == .contentType(nil))
  }

  @Test(arguments: [300, 304, 400, 401, 403, 404, 407, 418, 429, 500, 502, 503, 599, 999])
  func `reports a status that is no success, whatever its body`(_ code: Int) async throws {
    let headers = [
      "Content-Type": "text/html", "WWW-Authenticate": "Basic realm=\"a\"",
      "Content-Length": "\(code == 304 ? 0 : 1 << 40)",
    ]
    let sut = try HTTPClientSUT { _ in .status(code, headers: headers) }

    #expect(await sut.failure() == .status(code))
    #expect(sut.server.requests.count == 1)
  }

  @Test(arguments: [200, 201, 203, 206, 299]) func `takes every success`(_ code: Int) async throws {
    let sut = try HTTPClientSUT { _ in .status(code, headers: ["Content-Type": "application/json"], body: [65]) }

    #expect(try await sut.get() == "A")
  }

  @Test(arguments: [100, 103]) func `passes over an interim answer`(_ code: Int) async throws {
    let sut = try HTTPClientSUT { _ in
      .raw(
        "HTTP/1.1 \(code) Any\r\n\r\nHTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}")
    }

    #expect(try await sut.get() == "{}")
  }

  @Test func `answers a hundred requests at once, each with its own body`() async throws {
    let sut = try HTTPClientSUT { .json($0.target) }

    let bodies = try await withThrowingTaskGroup(of: (String, String).self) { group in
      for number in 1...100 { group.addTask { ("/\(number)", try await sut.get("/\(number)")) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(bodies.count == 100)
    for (target, body) in bodies { #expect(target == body) }
    #expect(sut.client.requestsUnderWay == 0)
  }
}
