public import CurrencyConverter
public import Days

/// Says the day that the test wants it to be.
@MainActor public final class TodayStub: Today {
  public var day: CalendarDay

  public init(day: CalendarDay) {
    self.day = day
  }
}
