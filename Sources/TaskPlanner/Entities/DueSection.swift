public import Days

/// When a task is due, as seen from today; in the order in which a list shows it.
public enum DueSection: CaseIterable, Hashable, Sendable {
  case overdue
  case today

  /// Also where tomorrow is the first day of the next week.
  case tomorrow

  case laterThisWeek
  case nextWeek
  case later
  case noDate

  /// Counts days, never the number of a week: that begins again with the year.
  public init(of due: CalendarDay?, today: Today) {
    guard let due else {
      self = .noDate
      return
    }
    let left = today.daysLeftInWeek
    switch due.number - today.day.number {
    case ..<0: self = .overdue
    case 0: self = .today
    case 1: self = .tomorrow
    case ...left: self = .laterThisWeek
    case ...(left + 7): self = .nextWeek
    default: self = .later
    }
  }
}
