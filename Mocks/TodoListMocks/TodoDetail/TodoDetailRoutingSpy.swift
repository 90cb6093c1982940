public import Navigation
public import SpySupport
public import TodoList

/// Writes down where the detail leads.
@MainActor public final class TodoDetailRoutingSpy: TodoDetailRouting, Spy {
  public enum Message: Equatable, Sendable { case close }

  public let log: MessageLog<Message>

  /// The error that the transition ends with; `nil` lets it succeed.
  public var refusal: NavigationError?

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "router", transcript: transcript)
  }

  public func close() throws(NavigationError) {
    log.append(.close)
    if let refusal { throw refusal }
  }
}
