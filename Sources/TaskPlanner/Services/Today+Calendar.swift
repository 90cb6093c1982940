internal import Days
public import Foundation

extension Today {
  /// - Parameter calendar: its time zone and its first weekday count; days are Gregorian whatever it says.
  public init(now: Date, calendar: Calendar) {
    self.init(
      day: CalendarDay(of: now, in: calendar.timeZone),
      firstWeekday: Weekday(rawValue: calendar.firstWeekday) ?? .monday)
  }
}
