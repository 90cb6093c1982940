import SpySupport
import TestSupport
import Testing

@MainActor @Suite struct `Spies and their logs` {
  @Test func `taking hands the messages over and starts afresh`() {
    let spy = GreeterSpy()
    spy.greet("Ada")
    spy.greet("Grace")

    #expect(spy.messages == [.greet("Ada"), .greet("Grace")])
    #expect(spy.take() == [.greet("Ada"), .greet("Grace")])
    #expect(spy.take() == [])
  }

  @Test func `spies that share a transcript keep one order`() {
    let transcript = Transcript()
    let host = GreeterSpy(receiver: "host", transcript: transcript)
    let guest = GreeterSpy(receiver: "guest", transcript: transcript)

    host.greet("Ada")
    guest.greet("Grace")

    #expect(transcript.lines == [#"host.greet("Ada")"#, #"guest.greet("Grace")"#])
    #expect(transcript.take().count == 2)
    #expect(transcript.take() == [])
  }

  @Test func `what is left unread fails the test, at the line that registered the spy`() async throws {
    let line = #_sourceLocation
    let test = try #require(Test.current)

    try await withKnownIssue {
      try await NothingUnreadTrait().provideScope(for: test, testCase: nil) { @MainActor in
        registered(GreeterSpy(), at: line).greet("nobody")
      }
    } matching: { issue in
      issue.sourceLocation == line
        && issue.comments.map(\.rawValue) == [
          """
          A spy was told what the test did not expect:
            greeter.greet("nobody")
          To fix: take these messages and compare them, or do not send them.
          """
        ]
    }
  }

  @Test func `a spy registered where nobody looks is a mistake of the test`() {
    withKnownIssue {
      _ = registered(GreeterSpy())
    } matching: { issue in
      issue.comments.first?.rawValue.hasSuffix("To fix: add the trait `.nothingUnread`.") == true
    }
  }
}

@MainActor private final class GreeterSpy: Spy {
  enum Message: Equatable, Sendable { case greet(String) }

  let log: MessageLog<Message>

  init(receiver: String = "greeter", transcript: Transcript? = nil) {
    log = MessageLog(receiver: receiver, transcript: transcript)
  }

  func greet(_ name: String) { log.append(.greet(name)) }
}
