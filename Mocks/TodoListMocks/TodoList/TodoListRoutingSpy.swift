public import Navigation
public import SpySupport
public import TodoList

/// Writes down where the list leads; the output by identity, so that it owns none.
@MainActor public final class TodoListRoutingSpy: TodoListRouting, Spy {
  public enum Message: Equatable, Sendable {
    case openDetail(TodoID, output: ObjectIdentifier)
  }

  public let log: MessageLog<Message>

  /// The error that the transition ends with; `nil` lets it succeed.
  public var refusal: NavigationError?

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "router", transcript: transcript)
  }

  public func openDetail(of id: TodoID, output: any TodoDetailOutput) throws(NavigationError) {
    log.append(.openDetail(id, output: ObjectIdentifier(output)))
    if let refusal { throw refusal }
  }
}
