public import Foundation

/// Days as a calendar has them in its time zone: `13 April 2026`.
///
/// - Owned by: ``TodoServices``, and by every presenter that was handed it.
@MainActor public final class CalendarDates {
  private let style: Date.FormatStyle

  public init(calendar: Calendar, locale: Locale) {
    style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      .day().month(.wide).year()
  }
}

extension CalendarDates: TodoDateFormatting {
  public func text(for date: Date) -> String {
    date.formatted(style)
  }
}
