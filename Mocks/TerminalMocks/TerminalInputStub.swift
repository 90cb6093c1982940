public import Terminal

/// Hands over what the test types.
@MainActor public final class TerminalInputStub: TerminalInput {
  public let isTerminal: Bool

  /// Whether the driver has taken this input and not given it back.
  public private(set) var isStarted = false

  private var receive: @Sendable (TerminalEvent) -> Void = { _ in }
  private var early: [TerminalEvent] = []

  public init(isTerminal: Bool) {
    self.isTerminal = isTerminal
  }

  public func start(_ receive: @escaping @Sendable (TerminalEvent) -> Void) {
    isStarted = true
    self.receive = receive
    for event in early { receive(event) }
    early = []
  }

  public func stop() {
    isStarted = false
    receive = { _ in }
  }

  /// Sends an event; one that is sent before the start waits for it.
  public func send(_ event: TerminalEvent) {
    if isStarted { receive(event) } else { early.append(event) }
  }

  /// Types the text as it is; a line ends with `\n`.
  public func type(_ text: String) {
    send(.bytes(Array(text.utf8)))
  }
}
