public import Foundation

extension Today {
  /// - Parameter calendar: its time zone and its first weekday count; days are Gregorian whatever it says.
  public init(now: Date, calendar: Calendar) {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = calendar.timeZone
    self.init(
      day: Day(of: now, in: gregorian), firstWeekday: Weekday(rawValue: calendar.firstWeekday) ?? .monday)
  }
}

extension Day {
  /// A clock far off gives ``first`` or ``last``.
  fileprivate init(of date: Date, in calendar: Calendar) {
    let parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
    // Of the two eras the earlier one, 0, counts its years backwards.
    guard parts.era == 1, let year = parts.year, let month = parts.month, let day = parts.day else {
      self = .first
      return
    }
    self = Day(year: year, month: month, day: day) ?? .last
  }
}
