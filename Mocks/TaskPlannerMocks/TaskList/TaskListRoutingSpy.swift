public import Navigation
public import SpySupport
public import TaskPlanner

/// Writes down where the presenter wants to go; a delegate by identity, so that it owns none.
@MainActor public final class TaskListRoutingSpy: TaskListRouting, Spy {
  public enum Message: Equatable, Sendable {
    case presentAddTask(telling: ObjectIdentifier)
  }

  public let log: MessageLog<Message>

  /// The error that the request ends with; `nil` lets it succeed.
  public var refusal: NavigationError?

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "router", transcript: transcript)
  }

  public func presentAddTask(telling delegate: any AddTaskDelegate) throws(NavigationError) {
    log.append(.presentAddTask(telling: ObjectIdentifier(delegate)))
    if let refusal { throw refusal }
  }
}
