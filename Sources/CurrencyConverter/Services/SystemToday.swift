public import Days
public import Foundation

/// The Gregorian day in a time zone, by a clock that it is handed.
@MainActor public final class SystemToday {
  private let timeZone: TimeZone
  private let now: () -> Date

  /// - Parameter now: asked each time.
  public init(in timeZone: TimeZone, now: @escaping () -> Date) {
    self.timeZone = timeZone
    self.now = now
  }
}

extension SystemToday: Today {
  public var day: CalendarDay {
    CalendarDay(of: now(), in: timeZone)
  }
}
