public import Navigation
public import SpySupport
public import TaskPlanner

/// Writes down where the presenter wants to go.
@MainActor public final class AddTaskRoutingSpy: AddTaskRouting, Spy {
  public enum Message: Equatable, Sendable {
    case dismiss(ObjectIdentifier)
  }

  public let log: MessageLog<Message>

  /// The error that the request ends with; `nil` lets it succeed.
  public var refusal: NavigationError?

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "router", transcript: transcript)
  }

  public func dismiss(_ view: any AddTaskView) throws(NavigationError) {
    log.append(.dismiss(ObjectIdentifier(view)))
    if let refusal { throw refusal }
  }
}
