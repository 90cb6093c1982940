import Foundation
import Testing

@testable import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the loopback cannot show, since it does not speak TLS.
@Suite struct `A redirected exchange` {
  @Test(arguments: [
    ("http", "http", true), ("http", "https", true), ("https", "https", true), ("https", "http", false),
    ("HTTPS", "HTTP", false),
  ])
  func `does not go from https to http`(_ start: String, _ target: String, _ isFollowed: Bool) throws {
    let url = try #require(URL(string: "\(start)://127.0.0.1/a"))
    let location = "\(target)://127.0.0.1/b"
    let response = HTTPURLResponse(url: url, statusCode: 302, httpVersion: nil, headerFields: ["Location": location])
    var sut = Exchange(accepting: "application/json", limits: HTTPLimits())

    let next = try? sut.redirected(by: #require(response))

    #expect(next?.url?.absoluteString == (isFollowed ? location : nil))
  }
}
