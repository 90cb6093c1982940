public import Navigation
public import SpySupport
public import TodoList

/// Writes down what the detail shows; a screen as well, as its protocol asks.
@MainActor public final class TodoDetailViewSpy: TodoDetailView, Spy {
  public enum Message: Equatable, Sendable {
    case show(TodoDetailDisplay)
    case showNotice(String)
  }

  public let log: MessageLog<Message>
  public let title = "View"
  public var context = ScreenContext()

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "view", transcript: transcript)
  }

  public func load() {}
  public func show(_ todo: TodoDetailDisplay) { log.append(.show(todo)) }
  public func showNotice(_ text: String) { log.append(.showNotice(text)) }
}
