public import EmployeeDirectory
public import SpySupport

/// Writes down what the presenter asks for; the test answers in its place.
@MainActor public final class PortraitUseCaseSpy: PortraitUseCase, Spy {
  public enum Message: Equatable, Sendable {
    case load
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "useCase", transcript: transcript)
  }

  public func load() { log.append(.load) }
}
