import TaskPlanner
import Testing

@Suite struct `Day of the calendar` {
  @Test(arguments: ["2026-04-13", "0001-01-01", "9999-12-31", "2024-02-29", "2000-02-29", "2400-02-29"])
  func `a full date reads as a day and is written the same`(_ text: String) throws {
    #expect(try Day.of(text).text == text)
  }

  @Test(arguments: [
    "", " ", "today", "2026-02-30", "2026-02-29", "1900-02-29", "1500-02-29", "2026-04-31", "2026-13-01", "2026-00-10",
    "2026-04-00",
    "0000-01-01", "2026-4-13", "26-04-13", "12026-04-13", "2026-04-13T12:00", "2026/04/13", "13.04.2026", " 2026-04-13",
    "+026-04-13", "-026-04-13", "2026--4-13", "2026-04-1x", "２０２６-04-13", "2026-04-١٣", "2026–04–13",
  ]) func `anything else is no day`(_ text: String) {
    #expect(Day(text) == nil)
  }

  /// The numbers are Rata Die (Reingold and Dershowitz, Calendrical Calculations, section 1.2).
  @Test(arguments: [
    ("0001-01-01", 1, Weekday.monday), ("0001-01-07", 7, .sunday), ("1970-01-01", 719_163, .thursday),
    ("2000-02-29", 730_179, .tuesday), ("2000-03-01", 730_180, .wednesday), ("2026-04-14", 739_720, .tuesday),
    ("9999-12-31", 3_652_059, .friday),
  ]) func `has a number and a weekday`(_ text: String, _ number: Int, _ weekday: Weekday) throws {
    let day = try Day.of(text)

    #expect(day.number == number)
    #expect(day.weekday == weekday)
  }

  @Test func `ends where its texts end`() throws {
    #expect(Day.first == (try .of("0001-01-01")))
    #expect(Day.last == (try .of("9999-12-31")))
    #expect(Day(year: .max, month: 1, day: 1) == nil)
    #expect(Day(year: 2026, month: .min, day: .max) == nil)
  }

  @Test(arguments: Weekday.allCases) func `a week has seven days, whichever it begins with`(_ first: Weekday) throws {
    let left = try (12...18).map { try Today.example("2026-04-\($0)", firstWeekday: first).daysLeftInWeek }

    #expect(left.sorted() == Array(0...6))
    #expect(zip(left, left.dropFirst()).allSatisfy { $0 == 0 ? $1 == 6 : $1 == $0 - 1 })
    #expect(left[first.rawValue - 1] == 6, "12 April 2026 was a Sunday")
  }
}
