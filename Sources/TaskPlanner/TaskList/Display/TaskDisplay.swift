/// A task as a list shows it.
public struct TaskDisplay: Hashable, Sendable {
  public let title: String

  /// A day such as `13 April 2026`; empty for a task without one.
  public let due: String

  public init(title: String, due: String) {
    self.title = title
    self.due = due
  }
}
