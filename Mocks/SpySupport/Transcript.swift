/// One log for several spies, where the order across collaborators matters.
@MainActor public final class Transcript {
  /// One line a message, oldest first: `view.showBusy(true)`.
  public private(set) var lines: [String] = []

  public init() {}

  func append(receiver: String, message: String) {
    lines.append("\(receiver).\(message)")
  }

  /// Hands the lines over and starts afresh.
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
