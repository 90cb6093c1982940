public import Foundation
public import Titles

/// Something to do; it knows of no module.
///
/// Times are whole seconds of the years 1…9999, since that is what is kept: a fraction is cut, and what is out of bounds is the
/// first or the last of them.
public struct Todo: Hashable, Sendable {
  public let id: TodoID
  public let title: Title
  public let detail: String
  public let isCompleted: Bool

  /// The moment by which it should be completed.
  public let deadline: Date?

  public let createdOn: Date
  public let updatedOn: Date

  public init(
    id: TodoID, title: Title, detail: String = "", isCompleted: Bool = false, deadline: Date? = nil, createdOn: Date,
    updatedOn: Date
  ) {
    self.id = id
    self.title = title
    self.detail = detail
    self.isCompleted = isCompleted
    self.deadline = deadline?.wholeSecond
    self.createdOn = createdOn.wholeSecond
    self.updatedOn = updatedOn.wholeSecond
  }

  /// Whether the deadline has passed and it is still to do.
  public func isOverdue(at now: Date) -> Bool {
    guard let deadline, !isCompleted else { return false }
    return deadline < now
  }

  /// The same todo, completed if it was not, and to do again if it was.
  public func toggled(at now: Date) -> Todo {
    Todo(
      id: id, title: title, detail: detail, isCompleted: !isCompleted, deadline: deadline, createdOn: createdOn,
      updatedOn: now)
  }
}

extension Date {
  fileprivate var wholeSecond: Date {
    let seconds = timeIntervalSince1970.rounded(.down)
    return Date(
      timeIntervalSince1970: min(max(Todo.secondsThatAreKept.lowerBound, seconds), Todo.secondsThatAreKept.upperBound))
  }
}

extension Todo {
  /// Since 1970, from the first second of the year 1 to the last of 9999 (RFC 3339 can say no others).
  package static let secondsThatAreKept: ClosedRange<Double> = -62_135_596_800...253_402_300_799
}
