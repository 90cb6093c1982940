import Foundation
import HTTPTransport
import Loopback
import TestSupport
import Testing
import TestingLeakChecks

@Suite(.leakFree, .serialized, .timeLimit(.minutes(1))) struct `HTTP client and its name` {
  @Test func `every request says which program asks, after a redirect too`() async throws {
    let server = try LoopbackServer { request in
      request.target == "/old" ? .status(302, headers: ["Location": "/new"]) : .json("{}")
    }
    let client = track(HTTPClient(userAgent: "Example/1.0 (tests)", clock: ManualClock()))

    _ = try await client.get(server.url("/old"), accepting: "application/json")

    #expect(server.requests.map(\.target) == ["/old", "/new"])
    #expect(server.requests.map { $0.headers["user-agent"] } == ["Example/1.0 (tests)", "Example/1.0 (tests)"])
    #expect(server.requests.map { $0.headers["accept"] } == ["application/json", "application/json"])
  }

  @Test func `without a name it says what Foundation says`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let client = track(HTTPClient(clock: ManualClock()))

    _ = try await client.get(server.url, accepting: "application/json")

    #expect(server.requests.first?.headers["user-agent"]?.isEmpty == false)
  }
}
