import CurrencyConverter
import Foundation
import Testing

@MainActor @Suite struct `System today` {
  @Test(arguments: TodayRow.all) func `it is the day of the time zone`(_ row: TodayRow) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: row.zone))
    let instant = try Date(row.instant, strategy: .iso8601)

    #expect(SystemToday(calendar: calendar, now: { instant }).day == .day(row.day))
  }

  @Test(arguments: [.buddhist, .japanese, .hebrew, .islamicUmmAlQura, .chinese, .iso8601] as [Calendar.Identifier])
  func `another calendar gives the Gregorian day too`(_ identifier: Calendar.Identifier) throws {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = try #require(TimeZone(identifier: "Asia/Bangkok"))
    let instant = try Date("2026-04-12T17:00:00Z", strategy: .iso8601)

    #expect(SystemToday(calendar: calendar, now: { instant }).day == .day("2026-04-13"))
  }

  @Test func `the clock is read each time`() throws {
    var instant = try Date("2026-12-31T23:59:59Z", strategy: .iso8601)
    let today = SystemToday(calendar: .utc, now: { instant })
    #expect(today.day == .day("2026-12-31"))

    instant.addTimeInterval(1)

    #expect(today.day == .day("2027-01-01"))
  }

  @Test(arguments: [
    (-63_114_076_800.0, CalendarDay.first), (-1e11, .first), (-1e18, .first), (253_402_300_799, .last),
    (253_402_300_800, .last), (1e18, .last),
  ])
  func `a clock far off gives the first or the last day that there is`(_ seconds: Double, _ day: CalendarDay) {
    let instant = Date(timeIntervalSince1970: seconds)

    #expect(SystemToday(calendar: .utc, now: { instant }).day == day)
  }
}

extension Calendar {
  fileprivate static var utc: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}

struct TodayRow: Sendable, CustomTestStringConvertible {
  let instant: String
  let zone: String
  let day: String

  var testDescription: String { "\(instant) in \(zone)" }

  static let all = [
    TodayRow(instant: "2026-04-13T00:00:00Z", zone: "GMT", day: "2026-04-13"),
    TodayRow(instant: "2026-04-13T23:59:59Z", zone: "GMT", day: "2026-04-13"),
    TodayRow(instant: "2026-04-13T09:59:59Z", zone: "Pacific/Kiritimati", day: "2026-04-13"),
    TodayRow(instant: "2026-04-13T10:00:00Z", zone: "Pacific/Kiritimati", day: "2026-04-14"),
    TodayRow(instant: "2026-04-13T10:59:59Z", zone: "Pacific/Pago_Pago", day: "2026-04-12"),
    TodayRow(instant: "2026-12-31T22:59:59Z", zone: "Europe/Berlin", day: "2026-12-31"),
    TodayRow(instant: "2026-12-31T23:00:00Z", zone: "Europe/Berlin", day: "2027-01-01"),
    TodayRow(instant: "2027-01-01T04:59:59Z", zone: "America/New_York", day: "2026-12-31"),
    TodayRow(instant: "2028-02-29T12:00:00Z", zone: "GMT", day: "2028-02-29"),
    TodayRow(instant: "2028-02-29T18:30:00Z", zone: "Asia/Kolkata", day: "2028-03-01"),
    TodayRow(instant: "2026-02-28T23:59:59Z", zone: "GMT", day: "2026-02-28"),
    TodayRow(instant: "2026-03-29T22:00:00Z", zone: "Europe/Berlin", day: "2026-03-30"),
    TodayRow(instant: "2026-10-25T22:59:59Z", zone: "Europe/Berlin", day: "2026-10-25"),
  ]
}
