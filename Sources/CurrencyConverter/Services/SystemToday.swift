public import Foundation

/// The Gregorian day in a time zone, by a clock that it is handed.
@MainActor public final class SystemToday {
  private let calendar: Calendar
  private let now: () -> Date

  /// - Parameters:
  ///   - calendar: its time zone counts; days are Gregorian whatever it says.
  ///   - now: asked each time.
  public init(calendar: Calendar, now: @escaping () -> Date) {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = calendar.timeZone
    self.calendar = gregorian
    self.now = now
  }
}

extension SystemToday: Today {
  /// A clock far off gives ``CalendarDay/first`` or ``CalendarDay/last``.
  public var day: CalendarDay {
    let parts = calendar.dateComponents([.era, .year, .month, .day], from: now())
    // Of the two eras the earlier one, 0, counts its years backwards.
    guard parts.era == 1, let year = parts.year, let month = parts.month, let day = parts.day else { return .first }
    return CalendarDay(year: year, month: month, day: day) ?? .last
  }
}
