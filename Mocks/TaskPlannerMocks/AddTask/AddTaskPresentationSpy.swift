public import SpySupport
public import TaskPlanner

/// Writes down what the screen forwards.
@MainActor public final class AddTaskPresentationSpy: AddTaskPresentation, Spy {
  public enum Message: Equatable, Sendable {
    case didEdit
    case save(title: String, due: String)
    case cancel
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "presenter", transcript: transcript)
  }

  public func didEdit() { log.append(.didEdit) }
  public func save(title: String, due: String) { log.append(.save(title: title, due: due)) }
  public func cancel() { log.append(.cancel) }
}
