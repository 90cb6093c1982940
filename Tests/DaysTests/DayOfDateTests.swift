import Days
import Foundation
import Testing

@Suite struct `Day of a moment` {
  @Test(arguments: MomentRow.all) func `is the day in the time zone`(_ row: MomentRow) throws {
    let moment = try Date(row.moment, strategy: .iso8601)

    #expect(CalendarDay(of: moment, in: try #require(TimeZone(identifier: row.zone))).text == row.day)
  }

  @Test(arguments: [
    (-63_114_076_800.0, CalendarDay.first), (-1e11, .first), (-1e18, .first), (253_402_300_799, .last),
    (253_402_300_800, .last), (1e18, .last),
  ])
  func `a moment far off has the first or the last day that there is`(_ seconds: Double, _ day: CalendarDay) {
    #expect(CalendarDay(of: Date(timeIntervalSince1970: seconds), in: .gmt) == day)
  }
}

struct MomentRow: Sendable, CustomTestStringConvertible {
  let moment: String
  let zone: String
  let day: String

  var testDescription: String { "\(moment) in \(zone)" }

  static let all = [
    MomentRow(moment: "2026-04-13T00:00:00Z", zone: "GMT", day: "2026-04-13"),
    MomentRow(moment: "2026-04-13T23:59:59Z", zone: "GMT", day: "2026-04-13"),
    MomentRow(moment: "2026-04-13T22:30:00Z", zone: "America/New_York", day: "2026-04-13"),
    MomentRow(moment: "2026-04-13T09:59:59Z", zone: "Pacific/Kiritimati", day: "2026-04-13"),
    MomentRow(moment: "2026-04-13T10:00:00Z", zone: "Pacific/Kiritimati", day: "2026-04-14"),
    MomentRow(moment: "2026-04-13T10:59:59Z", zone: "Pacific/Pago_Pago", day: "2026-04-12"),
    MomentRow(moment: "2026-12-31T22:59:59Z", zone: "Europe/Berlin", day: "2026-12-31"),
    MomentRow(moment: "2026-12-31T23:00:00Z", zone: "Europe/Berlin", day: "2027-01-01"),
    MomentRow(moment: "2027-01-01T04:59:59Z", zone: "America/New_York", day: "2026-12-31"),
    MomentRow(moment: "2028-02-29T12:00:00Z", zone: "GMT", day: "2028-02-29"),
    MomentRow(moment: "2028-02-29T18:30:00Z", zone: "Asia/Kolkata", day: "2028-03-01"),
    MomentRow(moment: "2026-02-28T23:59:59Z", zone: "GMT", day: "2026-02-28"),
    // Clocks go forward: a day of 23 hours.
    MomentRow(moment: "2026-03-28T23:00:00Z", zone: "Europe/Berlin", day: "2026-03-29"),
    MomentRow(moment: "2026-03-29T21:59:59Z", zone: "Europe/Berlin", day: "2026-03-29"),
    MomentRow(moment: "2026-03-29T22:00:00Z", zone: "Europe/Berlin", day: "2026-03-30"),
    // And back: a day of 25.
    MomentRow(moment: "2026-10-24T22:00:00Z", zone: "Europe/Berlin", day: "2026-10-25"),
    MomentRow(moment: "2026-10-25T22:59:59Z", zone: "Europe/Berlin", day: "2026-10-25"),
    MomentRow(moment: "2026-10-25T23:00:00Z", zone: "Europe/Berlin", day: "2026-10-26"),
    // A day without a midnight.
    MomentRow(moment: "2018-11-04T02:59:59Z", zone: "America/Sao_Paulo", day: "2018-11-03"),
    MomentRow(moment: "2018-11-04T03:00:00Z", zone: "America/Sao_Paulo", day: "2018-11-04"),
  ]
}
