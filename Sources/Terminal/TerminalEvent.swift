/// What comes in from outside.
public enum TerminalEvent: Equatable, Sendable {
  case bytes([UInt8])

  /// Nothing more will come.
  case end

  /// The program was asked to end: by Ctrl-C, or by a signal.
  case interrupt

  /// The terminal has another width.
  case resized
}
