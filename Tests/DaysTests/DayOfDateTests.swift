import Days
import Foundation
import Testing

@Suite struct `Day of a moment` {
  @Test(arguments: MomentRow.all) func `is the day in the time zone`(_ row: MomentRow) throws {
    #expect(CalendarDay(of: try row.date(), in: try #require(TimeZone(identifier: row.zone))).text == row.day)
  }

  @Test(arguments: ["GMT", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin", "Asia/Kolkata"])
  func `noon belongs to its day`(_ zone: String) throws {
    let zone = try #require(TimeZone(identifier: zone))

    for text in ["0001-01-02", "1500-03-01", "2026-03-29", "2026-10-25", "2026-12-31"] {
      let day = try #require(CalendarDay(text))
      #expect(CalendarDay(of: day.noon(in: zone), in: zone) == day)
    }
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

  /// Counted as the days are, since Foundation reads old dates by the Julian calendar.
  func date(at location: SourceLocation = #_sourceLocation) throws -> Date {
    let day = try #require(CalendarDay(String(moment.prefix(10))), sourceLocation: location)
    let time = try Date("1970-01-01" + moment.dropFirst(10), strategy: .iso8601)
    return time.addingTimeInterval(Double(day.number - 719_163) * 86_400)
  }

  static let all = [
    // Before 15 October 1582 too, days are those of the calendar that we have now.
    MomentRow(moment: "0001-01-01T00:00:00Z", zone: "GMT", day: "0001-01-01"),
    MomentRow(moment: "1500-03-01T12:00:00Z", zone: "GMT", day: "1500-03-01"),
    MomentRow(moment: "1582-10-04T12:00:00Z", zone: "GMT", day: "1582-10-04"),
    MomentRow(moment: "1582-10-10T12:00:00Z", zone: "GMT", day: "1582-10-10"),
    MomentRow(moment: "1582-10-15T12:00:00Z", zone: "GMT", day: "1582-10-15"),
    MomentRow(moment: "9999-12-31T23:59:59Z", zone: "GMT", day: "9999-12-31"),
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
