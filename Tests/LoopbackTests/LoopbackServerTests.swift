import Foundation
import Loopback
import SpySupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.serialized, .timeLimit(.minutes(1))) struct `Loopback server` {
  @Test func `answers with status, headers and body`() async throws {
    let server = try LoopbackServer { _ in .status(404, headers: ["X-Note": "none"], body: Array("gone".utf8)) }

    let (body, response) = try await get(server.url("/a"))

    #expect(String(decoding: body, as: UTF8.self) == "gone")
    #expect(response.statusCode == 404)
    #expect(response.value(forHTTPHeaderField: "X-Note") == "none")
  }

  @Test func `writes down what was asked, in order`() async throws {
    let server = try LoopbackServer { .json(#"{"at":"\#($0.target)"}"#) }

    for target in ["/a?b=c", "/d"] { #expect(try await text(server.url(target)) == #"{"at":"\#(target)"}"#) }

    #expect(server.requests.map(\.target) == ["/a?b=c", "/d"])
    #expect(server.requests.allSatisfy { $0.method == "GET" && $0.headers["host"]?.hasPrefix("127.0.0.1:") == true })
  }

  @Test func `sends a body in parts, each after its gate`() async throws {
    let gate = Gate()
    let server = try LoopbackServer { _ in
      [.status(200, headers: ["Content-Length": "7"], body: Array("one ".utf8)), .wait(until: gate), .raw("two")]
    }

    async let whole = text(server.url)
    try await server.arrival(of: 1)
    gate.open()

    #expect(try await whole == "one two")
  }

  @Test func `hangs, then answers`() async throws {
    let gate = Gate()
    let server = try LoopbackServer { _ in [.wait(until: gate), .json("{}")] }

    async let whole = text(server.url)
    try await server.arrival(of: 1)
    gate.open()

    #expect(try await whole == "{}")
    try await server.ending(of: 1)
  }

  @Test(arguments: [
    Answer.close, [.raw("nonsense"), .close], [.status(200, headers: ["Content-Length": "3"], body: [1, 2]), .close],
  ])
  func `what is no whole answer is an error of the client, and the next one is answered`(_ answer: Answer) async throws
  {
    let server = try LoopbackServer { $0.target == "/bad" ? answer : .json("{}") }

    await #expect(throws: URLError.self) { try await get(server.url("/bad")) }

    #expect(try await text(server.url("/good")) == "{}")
  }

  @Test(arguments: [
    Answer.silence, [.status(200, headers: ["Content-Length": "2"], body: [65]), .silence],
    [.wait(until: Gate()), .json("{}")],
  ])
  func `stopping ends what hangs`(_ answer: Answer) async throws {
    let server = try LoopbackServer { _ in answer }
    async let whole = text(server.url)
    try await server.arrival(of: 1)

    server.stop()
    server.stop()

    _ = try? await whole
    await #expect(throws: NeverArrived(number: 2, arrived: 1)) { try await server.arrival(of: 2) }
  }

  @Test func `a client that goes ends what waits for a gate`() async throws {
    let server = try LoopbackServer { _ in [.wait(until: Gate()), .json("{}")] }
    let task = Task { try await get(server.url) }
    try await server.arrival(of: 1)

    task.cancel()

    try await server.ending(of: 1)
    await #expect(throws: (any Error).self) { try await task.value }
  }

  @Test func `letting go of it stops it`() async throws {
    var server: LoopbackServer? = try LoopbackServer { _ in .silence }
    let url = try #require(server?.url)
    let task = Task { try await get(url) }
    try await server?.arrival(of: 1)

    server = nil

    await #expect(throws: URLError.self) { try await task.value }
  }

  @Test func `notices that the client has gone`() async throws {
    let server = try LoopbackServer { _ in .silence }
    let task = Task { try await get(server.url) }
    try await server.arrival(of: 1)

    task.cancel()

    await #expect(throws: (any Error).self) { try await task.value }
    try await server.ending(of: 1)
  }

  @Test func `answers a hundred requests`() async throws {
    let gate = Gate()
    let server = try LoopbackServer { _ in [.wait(until: gate), .json("{}")] }
    gate.open()

    let bodies = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 1...100 { group.addTask { try await text(server.url("/\(number)")) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(bodies == Array(repeating: "{}", count: 100))
    #expect(Set(server.requests.map(\.target)).count == 100)
  }

  private func get(_ url: URL, at location: SourceLocation = #_sourceLocation) async throws -> (Data, HTTPURLResponse) {
    let (body, response) = try await URLSession.shared.data(from: url)
    return (body, try #require(response as? HTTPURLResponse, sourceLocation: location))
  }

  private func text(_ url: URL, at location: SourceLocation = #_sourceLocation) async throws -> String {
    String(decoding: try await get(url, at: location).0, as: UTF8.self)
  }
}
