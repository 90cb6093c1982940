/// Where drawings go: a terminal, a pipe or a file.
@MainActor public protocol TerminalOutput: AnyObject {
  var isColoured: Bool { get }

  /// In columns, as it is now; `nil` for no limit.
  var width: Int? { get }

  func write(_ text: String)
}
