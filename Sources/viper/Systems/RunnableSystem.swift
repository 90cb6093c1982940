internal import Navigation
internal import Terminal

/// A system that `viper run` shows; each creates its services and hands them to its assembly.
@MainActor protocol RunnableSystem {
  /// How the system is asked for.
  static var name: String { get }

  /// The options that mean something to it.
  static var optionNames: [String] { get }

  /// - Throws: `UsageError` for an option whose value means nothing.
  init(_ options: Options, environment: [String: String]) throws(UsageError)

  /// Shows the first screen.
  func show(in navigation: any Navigating) throws(NavigationError)

  /// - Returns: `nil` for a screen of another system.
  func frontEnd(for screen: any Screen) -> (any ScreenFrontEnd)?

  /// Waits until what was changed last is saved.
  func finish() async throws(RunFailure)
}

extension RunnableSystem {
  func finish() async throws(RunFailure) {}
}
