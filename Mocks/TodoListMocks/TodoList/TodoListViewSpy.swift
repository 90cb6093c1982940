public import Navigation
public import SpySupport
public import TodoList

/// Writes down what the list shows; a screen as well, as its protocol asks.
@MainActor public final class TodoListViewSpy: TodoListView, Spy {
  public enum Message: Equatable, Sendable {
    case show([TodoRow])
    case refresh(TodoRow)
    case showNotice(String)
  }

  public let log: MessageLog<Message>
  public let title = "View"
  public var context = ScreenContext()

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "view", transcript: transcript)
  }

  public func load() {}
  public func show(_ rows: [TodoRow]) { log.append(.show(rows)) }
  public func refresh(_ row: TodoRow) { log.append(.refresh(row)) }
  public func showNotice(_ text: String) { log.append(.showNotice(text)) }
}
