public import Days

/// What a plan has to know of the calendar: which day it is, and with which weekday a week begins.
public struct Today: Hashable, Sendable {
  public let day: CalendarDay
  public let firstWeekday: Weekday

  public init(day: CalendarDay, firstWeekday: Weekday) {
    self.day = day
    self.firstWeekday = firstWeekday
  }

  /// How many days of this week come after today: 0…6.
  public var daysLeftInWeek: Int {
    6 - day.weekday.days(after: firstWeekday)
  }
}
