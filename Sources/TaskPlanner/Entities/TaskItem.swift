public import Days
public import Titles

/// Something to be done, on a day or at some time.
public struct TaskItem: Hashable, Sendable {
  public let id: TaskID
  public let title: Title

  /// `nil` for a task that is due at no day.
  public let due: CalendarDay?

  public init(id: TaskID, title: Title, due: CalendarDay?) {
    self.id = id
    self.title = title
    self.due = due
  }
}
