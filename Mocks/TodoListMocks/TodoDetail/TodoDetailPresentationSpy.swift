public import SpySupport
public import TodoList

/// Writes down what the detail's screen reports.
@MainActor public final class TodoDetailPresentationSpy: TodoDetailPresentation, Spy {
  public enum Message: Equatable, Sendable { case start, toggle, delete, close }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "presenter", transcript: transcript)
  }

  public func start() { log.append(.start) }
  public func toggle() { log.append(.toggle) }
  public func delete() { log.append(.delete) }
  public func close() { log.append(.close) }
}
