public import Foundation

extension CalendarDay {
  /// The day that a moment belongs to in a time zone; one far off belongs to ``first`` or ``last``.
  public init(of moment: Date, in timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.era, .year, .month, .day], from: moment)
    // Of the two eras the earlier one, 0, counts its years backwards.
    guard parts.era == 1, let year = parts.year, let month = parts.month, let day = parts.day else {
      self = .first
      return
    }
    self = CalendarDay(year: year, month: month, day: day) ?? .last
  }
}
