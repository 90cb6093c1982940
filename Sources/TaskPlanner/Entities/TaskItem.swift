public import Titles

/// Something to be done, on a day or at some time.
public struct TaskItem: Hashable, Sendable {
  public let id: TaskID
  public let title: Title

  /// `nil` for a task that is due at no day.
  public let due: Day?

  public init(id: TaskID, title: Title, due: Day?) {
    self.id = id
    self.title = title
    self.due = due
  }
}
