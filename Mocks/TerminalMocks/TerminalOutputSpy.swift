public import SpySupport
public import Terminal

/// Writes down what is written.
@MainActor public final class TerminalOutputSpy: TerminalOutput, Spy {
  public enum Message: Equatable, Sendable {
    case write(String)
  }

  public let log: MessageLog<Message>
  public let isColoured: Bool
  public var width: Int?

  public init(
    isColoured: Bool = false, width: Int? = nil, transcript: Transcript? = nil
  ) {
    self.isColoured = isColoured
    self.width = width
    log = MessageLog(receiver: "output", transcript: transcript)
  }

  public func write(_ text: String) {
    log.append(.write(text))
  }

  /// All that was written and not taken yet, as one text.
  public func takeText() -> String {
    take().map { message in
      switch message {
      case .write(let text): text
      }
    }.joined()
  }
}
