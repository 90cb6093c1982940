/// Where drawings go: a terminal, a pipe or a file.
@MainActor public protocol TerminalOutput: AnyObject {
  /// Whether the cursor can be moved, to draw over what was drawn before.
  var drawsOver: Bool { get }

  var isColoured: Bool { get }

  /// In columns, as it is now; `nil` for no limit.
  var width: Int? { get }

  /// In lines, as it is now; `nil` for no limit.
  var height: Int? { get }

  func write(_ text: String) throws(OutputError)
}
