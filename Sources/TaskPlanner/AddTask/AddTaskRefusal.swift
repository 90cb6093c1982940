public import Titles

/// What is wrong with a task as it was typed.
public enum AddTaskRefusal: Error, Equatable, Sendable {
  case title(TitleError)

  /// The calendar has no such day, or it is written in another way.
  case noDay(String)
}
