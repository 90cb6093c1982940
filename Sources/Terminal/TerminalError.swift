public import Navigation

/// Why a program ended before its input or its user ended it.
public enum TerminalError: Error, Equatable, Sendable {
  /// The first screen could not be shown.
  case notShown(NavigationError)

  case notWritten(OutputError)
}
