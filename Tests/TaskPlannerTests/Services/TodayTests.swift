import Days
import Foundation
import TaskPlanner
import TaskPlannerMocks
import Testing

@Suite struct `Today by a clock and a calendar` {
  @Test func `is the day in the calendar's time zone`() throws {
    let now = try Date("2026-04-13T22:30:00Z", strategy: .iso8601)

    #expect(Today(now: now, calendar: try .gregorian(in: "Europe/Berlin")).day.text == "2026-04-14")
  }

  @Test func `a task of today is neither overdue in the first minute nor gone in the last`() throws {
    let due = try CalendarDay.of("2026-04-14")
    let sections = try ["2026-04-13T21:59:59Z", "2026-04-13T22:00:00Z", "2026-04-14T21:59:59Z", "2026-04-14T22:00:00Z"]
      .map { instant in
        let now = try Date(instant, strategy: .iso8601)
        return DueSection(of: due, today: Today(now: now, calendar: try .gregorian(in: "Europe/Berlin")))
      }

    #expect(sections == [.tomorrow, .today, .today, .overdue])
  }

  @Test(arguments: Weekday.allCases) func `its week begins where the calendar's does`(_ first: Weekday) throws {
    var calendar = try Calendar.gregorian()
    calendar.firstWeekday = first.rawValue

    #expect(Today(now: Date(timeIntervalSince1970: 0), calendar: calendar).firstWeekday == first)
  }

  @Test(arguments: [Calendar.Identifier.buddhist, .hebrew, .islamicCivil, .japanese, .iso8601])
  func `its day is Gregorian whatever the calendar is`(_ identifier: Calendar.Identifier) throws {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt

    #expect(Today(now: Date(timeIntervalSince1970: 0), calendar: calendar).day.text == "1970-01-01")
  }

  @Test(arguments: [(-1e12, CalendarDay.first), (1e12, CalendarDay.last)])
  func `a clock far off gives the first or the last day`(_ seconds: Double, _ day: CalendarDay) throws {
    #expect(Today(now: Date(timeIntervalSince1970: seconds), calendar: try .gregorian()).day == day)
  }
}
