#if os(Linux)
  import Foundation
  import HTTPTransport
  import Loopback
  import Testing

  /// What Foundation does wrong and nobody above it can mend; a test that goes red says that it has been mended.
  @Suite(.timeLimit(.minutes(1))) struct `Foundation on Linux` {
    /// To fix, once it is red: expect `HTTPError.cutOff` in its place, and drop the note from `HTTPClient`.
    @Test func `traps when a connection ends inside the head of an answer`() async {
      await #expect(processExitsWith: .failure) {
        let server = try LoopbackServer { _ in [.raw("HTTP/1.1 200 OK\r\n"), .close] }
        _ = try? await HTTPClient().get(server.url, accepting: "application/json")
      }
    }
  }
#endif
