internal import Days
public import Foundation

/// Days of a time zone: `13 April 2026`.
///
/// - Owned by: ``TodoServices``, and by every presenter that was handed it.
@MainActor public final class CalendarDates {
  private let timeZone: TimeZone

  public init(in timeZone: TimeZone) {
    self.timeZone = timeZone
  }
}

extension CalendarDates: TodoDateFormatting {
  public func text(for date: Date) -> String {
    CalendarDay(of: date, in: timeZone).words
  }
}
