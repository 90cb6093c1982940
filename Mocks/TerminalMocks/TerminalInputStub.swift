public import Terminal

/// Hands over what the test types.
@MainActor public final class TerminalInputStub: TerminalInput {
  public let isTerminal: Bool

  /// Whether the driver has taken this input and not given it back.
  public private(set) var isStarted = false

  /// Whether the driver wants keys one by one.
  public private(set) var givesKeys = false

  private var receive: @Sendable (TerminalEvent) -> Void = { _ in }
  private var unread: [TerminalEvent] = []
  private var isAskedForMore = false

  public init(isTerminal: Bool) {
    self.isTerminal = isTerminal
  }

  public func start(takingKeys: Bool, _ receive: @escaping @Sendable (TerminalEvent) -> Void) {
    isStarted = true
    givesKeys = takingKeys
    self.receive = receive
  }

  public func more() {
    isAskedForMore = true
    handOver()
  }

  public func stop() {
    isStarted = false
    receive = { _ in }
  }

  /// Sends an event; what is typed, and the end of it, waits until it is asked for.
  public func send(_ event: TerminalEvent) {
    switch event {
    case .bytes, .end:
      unread.append(event)
      handOver()
    case .interrupt, .resized: receive(event)
    }
  }

  /// Types the text as it is; a line ends with `\n`.
  public func type(_ text: String) {
    send(.bytes(Array(text.utf8)))
  }

  private func handOver() {
    guard isAskedForMore, !unread.isEmpty else { return }
    isAskedForMore = false
    receive(unread.removeFirst())
  }
}
