internal import CurrencyConverter
internal import Days

/// The day that the user wants it to be.
@MainActor struct FixedToday: Today {
  let day: CalendarDay
}
