/// What a plan has to know of the calendar: which day it is, and with which weekday a week begins.
public struct Today: Hashable, Sendable {
  public let day: Day
  public let firstWeekday: Weekday

  public init(day: Day, firstWeekday: Weekday) {
    self.day = day
    self.firstWeekday = firstWeekday
  }

  /// How many days of this week come after today: 0…6.
  public var daysLeftInWeek: Int {
    6 - day.weekday.days(after: firstWeekday)
  }
}
