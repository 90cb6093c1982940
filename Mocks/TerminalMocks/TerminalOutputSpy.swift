public import SpySupport
public import Terminal

/// Writes down what is written.
@MainActor public final class TerminalOutputSpy: TerminalOutput, Spy {
  public enum Message: Equatable, Sendable {
    case write(String)
  }

  public let log: MessageLog<Message>
  public let drawsOver: Bool
  public let isColoured: Bool
  public var width: Int?
  public var height: Int?

  /// The error that every write ends with; `nil` lets it succeed.
  public var refusal: OutputError?

  public init(
    drawsOver: Bool = true, isColoured: Bool = false, width: Int? = nil, height: Int? = nil,
    transcript: Transcript? = nil
  ) {
    self.drawsOver = drawsOver
    self.isColoured = isColoured
    self.width = width
    self.height = height
    log = MessageLog(receiver: "output", transcript: transcript)
  }

  public func write(_ text: String) throws(OutputError) {
    if let refusal { throw refusal }
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
