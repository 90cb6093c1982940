import Days
import Foundation
import TaskPlanner
import TaskPlannerMocks
import Testing

@Suite struct `Section of a due date` {
  @Test(arguments: DueRow.all) func `is`(_ row: DueRow) throws {
    let today = try Today.example(row.today, firstWeekday: row.firstWeekday)

    #expect(DueSection(of: try row.due.map { try .of($0) }, today: today) == row.section)
  }

  @Test(arguments: [("2027-04-22", DueSection.later), ("2025-04-17", .overdue)])
  func `fault: the number of the week, compared without the year, takes another year's day for one of this week`(
    _ due: String, _ section: DueSection
  ) throws {
    let calendar = try Self.iso()
    let numbers = try ["2026-04-14", due].map {
      calendar.component(.weekOfYear, from: try Self.noon(.of($0), calendar))
    }
    #expect(numbers == [16, 16], "the week number says that it is this week")

    #expect(DueSection(of: try .of(due), today: try .example()) == section)
  }

  /// The toolchain's own calendar as a judge, day by day across two year ends, one with a week 53.
  @Test(arguments: ["2020-12-20", "2025-12-20"], Weekday.allCases)
  func `agrees with the weeks of a calendar`(_ start: String, _ firstWeekday: Weekday) throws {
    var calendar = try Calendar.gregorian()
    calendar.firstWeekday = firstWeekday.rawValue
    let dates = try (0..<36).map { offset in
      try #require(calendar.date(byAdding: .day, value: offset, to: try Self.noon(.of(start), calendar)))
    }
    let days = dates.map { Today(now: $0, calendar: calendar) }
    let weeks = try dates.map { try #require(calendar.dateInterval(of: .weekOfYear, for: $0)).start }

    for (today, due) in [0, 3, 6, 9, 11, 12, 13].flatMap({ today in (today + 2..<36).map { (today, $0) } }) {
      let ahead = weeks[due].timeIntervalSince(weeks[today]) / (7 * 86_400)
      let wanted: DueSection = ahead == 0 ? .laterThisWeek : ahead == 1 ? .nextWeek : .later
      #expect(DueSection(of: days[due].day, today: days[today]) == wanted, "\(days[today]), \(days[due].day)")
    }
  }

  private static func iso() throws -> Calendar {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    return calendar
  }

  private static func noon(
    _ day: CalendarDay, _ calendar: Calendar, at location: SourceLocation = #_sourceLocation
  ) throws -> Date {
    let parts = DateComponents(year: day.year, month: day.month, day: day.day, hour: 12)
    return try #require(calendar.date(from: parts), sourceLocation: location)
  }
}

struct DueRow: Sendable, CustomTestStringConvertible {
  let today: String
  let due: String?
  var firstWeekday = Weekday.monday
  let section: DueSection

  var testDescription: String { "\(due ?? "no day"), seen from \(today) with \(firstWeekday) first: \(section)" }

  static let all = [
    rows(
      "2026-04-14",
      [
        ("0001-01-01", .overdue), ("2026-04-13", .overdue), ("2026-04-14", .today), ("2026-04-15", .tomorrow),
        ("2026-04-16", .laterThisWeek), ("2026-04-19", .laterThisWeek), ("2026-04-20", .nextWeek),
        ("2026-04-26", .nextWeek), ("2026-04-27", .later), ("9999-12-31", .later), (nil, .noDate),
      ]),
    // Where weeks begin on Sunday or on Saturday, they end on another day too.
    rows(
      "2026-04-14", weekFrom: .sunday,
      [("2026-04-18", .laterThisWeek), ("2026-04-19", .nextWeek), ("2026-04-25", .nextWeek), ("2026-04-26", .later)]),
    rows(
      "2026-04-14", weekFrom: .saturday,
      [("2026-04-17", .laterThisWeek), ("2026-04-18", .nextWeek), ("2026-04-24", .nextWeek), ("2026-04-25", .later)]),
    // The last day of a week, and the first.
    rows("2026-04-19", [("2026-04-20", .tomorrow), ("2026-04-21", .nextWeek), ("2026-04-27", .later)]),
    rows("2026-04-13", [("2026-04-12", .overdue), ("2026-04-19", .laterThisWeek), ("2026-04-20", .nextWeek)]),
    // A week with two years in it.
    rows(
      "2025-12-31",
      [
        ("2025-12-30", .overdue), ("2026-01-01", .tomorrow), ("2026-01-02", .laterThisWeek),
        ("2026-01-04", .laterThisWeek), ("2026-01-05", .nextWeek), ("2026-01-11", .nextWeek), ("2026-01-12", .later),
        ("2025-01-01", .overdue),
      ]),
    rows("2026-01-01", [("2025-12-31", .overdue), ("2026-01-01", .today), ("2026-01-03", .laterThisWeek)]),
    // Week 53, and week 1 after it.
    rows(
      "2020-12-31",
      [
        ("2021-01-01", .tomorrow), ("2021-01-03", .laterThisWeek), ("2021-01-04", .nextWeek),
        ("2021-01-10", .nextWeek), ("2021-01-11", .later),
      ]),
    // Leap days.
    rows("2024-02-28", [("2024-02-29", .tomorrow), ("2024-03-01", .laterThisWeek), ("2024-03-04", .nextWeek)]),
    rows("2024-02-29", [("2024-02-28", .overdue), ("2024-03-01", .tomorrow)]),
    rows("2023-02-28", [("2023-03-01", .tomorrow)]),
    // The ends of what a day can be.
    rows("9999-12-31", [("9999-12-31", .today), ("0001-01-01", .overdue)]),
    rows("0001-01-01", [("0001-01-02", .tomorrow), ("0001-01-07", .laterThisWeek), ("9999-12-31", .later)]),
  ].flatMap(\.self)

  private static func rows(
    _ today: String, weekFrom firstWeekday: Weekday = .monday, _ dues: [(String?, DueSection)]
  ) -> [DueRow] {
    dues.map { DueRow(today: today, due: $0.0, firstWeekday: firstWeekday, section: $0.1) }
  }
}
