import CurrencyConverter
import Testing

@Suite struct `Calendar days` {
  @Test(arguments: [
    ("2026-04-13", "2026-04-13", 0), ("2026-04-17", "2026-04-13", 4), ("2026-04-13", "2026-04-17", -4),
    ("2027-01-01", "2026-12-31", 1), ("2024-03-01", "2024-02-28", 2), ("2026-03-01", "2026-02-28", 1),
    ("2000-03-01", "2000-02-28", 2), ("1900-03-01", "1900-02-28", 1), ("2001-01-01", "2000-01-01", 366),
    ("9999-12-31", "0001-01-01", 3_652_058),
  ])
  func `days are counted over ends of months, years and centuries`(_ later: String, _ earlier: String, _ days: Int) {
    #expect(CalendarDay.day(later).days(since: .day(earlier)) == days)
  }

  @Test(arguments: [
    "", "2026-4-13", "2026-13-01", "2026-00-10", "2026-02-29", "2026-04-31", "0000-01-01", "26-04-13", "2026/04/13",
    "+026-04-13", "2026-04-13T00:00", "２０２６-04-13", "2026-+4-13",
  ])
  func `what is no day is refused`(_ text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test(arguments: ["2026-04-13", "0001-01-01", "0987-06-05", "2028-02-29", "9999-12-31"])
  func `a day's text is read as the same day`(_ text: String) {
    #expect(CalendarDay.day(text).text == text)
  }

  @Test func `the first and the last day are the ends of what can be read`() {
    #expect(CalendarDay.first == .day("0001-01-01"))
    #expect(CalendarDay.last == .day("9999-12-31"))
  }
}
