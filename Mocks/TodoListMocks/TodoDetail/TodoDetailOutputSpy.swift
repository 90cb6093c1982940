public import SpySupport
public import TodoList

/// Writes down what whoever opened the detail is told.
@MainActor public final class TodoDetailOutputSpy: TodoDetailOutput, Spy {
  public enum Message: Equatable, Sendable {
    case didChange(TodoID)
    case didDelete(TodoID)
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "opener", transcript: transcript)
  }

  public func todoDetailDidChange(_ id: TodoID) { log.append(.didChange(id)) }
  public func todoDetailDidDelete(_ id: TodoID) { log.append(.didDelete(id)) }
}
