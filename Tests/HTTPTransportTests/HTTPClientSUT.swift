import Foundation
import HTTPTransport
import Loopback
import TestSupport
import Testing
import TestingLeakChecks

/// A client, the server it asks, and the clock that only the test moves.
struct HTTPClientSUT {
  let client: HTTPClient
  let server: LoopbackServer
  let clock: ManualClock

  init(
    limits: HTTPLimits = HTTPLimits(), at location: SourceLocation = #_sourceLocation,
    _ answer: @escaping @Sendable (Request) -> Answer
  ) throws {
    clock = track(ManualClock(), at: location)
    client = track(HTTPClient(limits: limits, clock: clock), at: location)
    server = try LoopbackServer(answer)
  }

  func get(_ target: String = "/", accepting mediaType: String = "application/json") async throws(HTTPError) -> String {
    String(decoding: try await client.get(server.url(target), accepting: mediaType), as: UTF8.self)
  }

  /// What the request ends with.
  func failure(_ target: String = "/") async -> HTTPError? {
    do throws(HTTPError) {
      _ = try await get(target)
      return nil
    } catch {
      return error
    }
  }
}
