import Days
import Testing

@Suite struct `Calendar days` {
  @Test(arguments: [
    ("2026-04-13", "2026-04-13", 0), ("2026-04-17", "2026-04-13", 4), ("2026-04-13", "2026-04-17", -4),
    ("2027-01-01", "2026-12-31", 1), ("2024-03-01", "2024-02-28", 2), ("2026-03-01", "2026-02-28", 1),
    ("2000-03-01", "2000-02-28", 2), ("1900-03-01", "1900-02-28", 1), ("2001-01-01", "2000-01-01", 366),
    ("9999-12-31", "0001-01-01", 3_652_058),
  ])
  func `are counted over ends of months, years and centuries`(_ later: String, _ earlier: String, _ days: Int) throws {
    #expect(try day(later).days(since: day(earlier)) == days)
  }

  @Test(arguments: [
    "", " ", "today", "2026-02-30", "2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-04-00",
    "0000-01-01", "2026-4-13", "26-04-13", "12026-04-13", "2026-04-13T12:00", "2026/04/13", "13.04.2026", " 2026-04-13",
    "+026-04-13", "-026-04-13", "2026--4-13", "2026-+4-13", "2026-04-1x", "２０２６-04-13", "2026-04-١٣", "2026–04–13",
  ])
  func `what is no day is refused`(_ text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test(arguments: ["2026-04-13", "0001-01-01", "0987-06-05", "2028-02-29", "2000-02-29", "9999-12-31"])
  func `a day's text is read as the same day`(_ text: String) throws {
    #expect(try day(text).text == text)
  }

  @Test(arguments: [
    ("0001-01-01", "1 January 1"), ("2026-02-28", "28 February 2026"), ("2026-03-01", "1 March 2026"),
    ("2026-04-13", "13 April 2026"), ("2026-05-05", "5 May 2026"), ("2026-06-30", "30 June 2026"),
    ("2026-07-14", "14 July 2026"), ("2026-08-31", "31 August 2026"), ("2026-09-01", "1 September 2026"),
    ("2026-10-10", "10 October 2026"), ("2026-11-21", "21 November 2026"), ("9999-12-31", "31 December 9999"),
  ])
  func `has words`(_ text: String, _ words: String) throws {
    #expect(try day(text).words == words)
  }

  @Test(arguments: [
    ("0001-01-01", Weekday.monday), ("0001-01-07", .sunday), ("1970-01-01", .thursday), ("2000-02-29", .tuesday),
    ("2000-03-01", .wednesday), ("2026-04-14", .tuesday), ("9999-12-31", .friday),
  ])
  func `has a weekday`(_ text: String, _ weekday: Weekday) throws {
    #expect(try day(text).weekday == weekday)
  }

  @Test(arguments: [
    (Weekday.monday, Weekday.monday, 0), (.tuesday, .monday, 1), (.monday, .tuesday, 6), (.sunday, .saturday, 1),
    (.saturday, .sunday, 6),
  ])
  func `a weekday comes so many days after another`(_ day: Weekday, _ other: Weekday, _ days: Int) {
    #expect(day.days(after: other) == days)
  }

  @Test func `every day is the one of its number`() throws {
    let numbers = stride(from: 1, through: CalendarDay.last.number, by: 997)

    #expect(numbers.allSatisfy { CalendarDay(number: $0).number == $0 })
    #expect(try CalendarDay(number: 719_163) == day("1970-01-01"))
    #expect(try CalendarDay(number: 730_179) == day("2000-02-29"))
    #expect(
      [365, 366, 1461, 1462, 146_097, 146_098].map { CalendarDay(number: $0).text } == [
        "0001-12-31", "0002-01-01", "0004-12-31", "0005-01-01", "0400-12-31", "0401-01-01",
      ])
    #expect([Int.min, 0, .max].map(CalendarDay.init(number:)) == [.first, .first, .last])
  }

  @Test func `the first and the last day are the ends of what can be read`() throws {
    #expect(try CalendarDay.first == day("0001-01-01"))
    #expect(try CalendarDay.last == day("9999-12-31"))
    #expect(CalendarDay(year: .max, month: 1, day: 1) == nil)
    #expect(CalendarDay(year: 2026, month: .min, day: .max) == nil)
  }

  private func day(_ text: String, at location: SourceLocation = #_sourceLocation) throws -> CalendarDay {
    try #require(CalendarDay(text), sourceLocation: location)
  }
}
