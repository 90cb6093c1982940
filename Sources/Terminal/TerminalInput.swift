/// Where a user's input comes from: a terminal, a pipe or a file.
@MainActor public protocol TerminalInput: AnyObject {
  /// Whether somebody types.
  var isTerminal: Bool { get }

  /// Begins to hand over what comes in, in its order and from any thread.
  ///
  /// - Parameter takingKeys: whether a terminal gives its keys one by one and unechoed, instead of whole lines.
  func start(takingKeys: Bool, _ receive: @escaping @Sendable (TerminalEvent) -> Void)

  /// Asks for the next bytes; until then none are read, so that a long input takes no memory.
  func more()

  /// Puts the terminal back as it was.
  func stop()
}
