import CurrencyConverter
import Days
import Foundation
import Testing

@MainActor @Suite struct `System today` {
  @Test func `it is the day of the time zone`() throws {
    let instant = try Date("2026-12-31T22:59:59Z", strategy: .iso8601)

    #expect(
      SystemToday(in: try #require(TimeZone(identifier: "Asia/Tokyo")), now: { instant }).day == .day("2027-01-01"))
  }

  @Test func `the clock is read each time`() throws {
    var instant = try Date("2026-12-31T23:59:59Z", strategy: .iso8601)
    let today = SystemToday(in: .gmt, now: { instant })
    #expect(today.day == .day("2026-12-31"))

    instant.addTimeInterval(1)

    #expect(today.day == .day("2027-01-01"))
  }
}
