import Foundation
import TaskPlanner
import Testing

@Suite struct `Today by a clock and a calendar` {
  @Test(arguments: InstantRow.all) func `is the day in the time zone`(_ row: InstantRow) throws {
    let now = try Date(row.instant, strategy: .iso8601)

    let today = Today(now: now, calendar: try .gregorian(in: row.zone))

    #expect(today.day.text == row.day)
  }

  @Test func `a task of today is neither overdue in the first minute nor gone in the last`() throws {
    let due = try Day.of("2026-04-14")
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

  @Test(arguments: [(-1e12, Day.first), (1e12, Day.last)])
  func `a clock far off gives the first or the last day`(_ seconds: Double, _ day: Day) throws {
    #expect(Today(now: Date(timeIntervalSince1970: seconds), calendar: try .gregorian()).day == day)
  }
}

struct InstantRow: Sendable, CustomTestStringConvertible {
  let instant: String
  let zone: String
  let day: String

  var testDescription: String { "\(instant) in \(zone)" }

  static let all = [
    InstantRow(instant: "2026-04-13T22:30:00Z", zone: "UTC", day: "2026-04-13"),
    InstantRow(instant: "2026-04-13T22:30:00Z", zone: "Europe/Berlin", day: "2026-04-14"),
    InstantRow(instant: "2026-04-13T22:30:00Z", zone: "America/New_York", day: "2026-04-13"),
    InstantRow(instant: "2026-04-13T10:30:00Z", zone: "Pacific/Kiritimati", day: "2026-04-14"),
    InstantRow(instant: "2026-04-13T10:30:00Z", zone: "Pacific/Pago_Pago", day: "2026-04-12"),
    InstantRow(instant: "2025-12-31T23:30:00Z", zone: "Europe/Berlin", day: "2026-01-01"),
    // Clocks go forward: a day of 23 hours.
    InstantRow(instant: "2026-03-28T22:59:59Z", zone: "Europe/Berlin", day: "2026-03-28"),
    InstantRow(instant: "2026-03-28T23:00:00Z", zone: "Europe/Berlin", day: "2026-03-29"),
    InstantRow(instant: "2026-03-29T21:59:59Z", zone: "Europe/Berlin", day: "2026-03-29"),
    InstantRow(instant: "2026-03-29T22:00:00Z", zone: "Europe/Berlin", day: "2026-03-30"),
    // And back: a day of 25.
    InstantRow(instant: "2026-10-24T22:00:00Z", zone: "Europe/Berlin", day: "2026-10-25"),
    InstantRow(instant: "2026-10-25T22:59:59Z", zone: "Europe/Berlin", day: "2026-10-25"),
    InstantRow(instant: "2026-10-25T23:00:00Z", zone: "Europe/Berlin", day: "2026-10-26"),
    // A day without a midnight.
    InstantRow(instant: "2018-11-04T02:59:59Z", zone: "America/Sao_Paulo", day: "2018-11-03"),
    InstantRow(instant: "2018-11-04T03:00:00Z", zone: "America/Sao_Paulo", day: "2018-11-04"),
  ]
}
