public import EmployeeDirectory
public import Links
public import SpySupport

/// Writes down what the presenter asks for; the test answers in its place.
@MainActor public final class EmployeeListUseCaseSpy: EmployeeListUseCase, Spy {
  public enum Message: Equatable, Sendable {
    case load
    case open(Link)
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "useCase", transcript: transcript)
  }

  public func load() { log.append(.load) }
  public func open(_ link: Link) { log.append(.open(link)) }
}
