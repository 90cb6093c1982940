/// A day of the Gregorian calendar, in no time zone.
public struct CalendarDay: Hashable, Sendable {
  /// The ends of what the texts of days can say.
  public static let first = CalendarDay(checked: 1, 1, 1)
  public static let last = CalendarDay(checked: 9999, 12, 31)

  public let year: Int
  public let month: Int
  public let day: Int

  /// - Returns: `nil` for a day that the calendar does not have, or a year outside 1…9999.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, 1...Self.days(in: month, of: year) ~= day else { return nil }
    self.init(checked: year, month, day)
  }

  private init(checked year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads a full date (RFC 3339, section 5.6): `2026-04-13`.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard parts.map(\.count) == [4, 2, 2], parts.joined().allSatisfy(digits.contains) else { return nil }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - digits.lowerBound) } }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The day of that ``number``; outside of what there is, ``first`` or ``last``.
  public init(number: Int) {
    let number = min(max(number, Self.first.number), Self.last.number)
    // 146,097 days are 400 years, so this is the year or the one before.
    var year = (number - 1) * 400 / 146_097 + 1
    if Self.daysBefore(year + 1) < number { year += 1 }
    if Self.daysBefore(year) >= number { year -= 1 }
    var day = number - Self.daysBefore(year)
    var month = 1
    while day > Self.days(in: month, of: year) {
      day -= Self.days(in: month, of: year)
      month += 1
    }
    self.init(checked: year, month, day)
  }

  /// A full date (RFC 3339, section 5.6): `2026-04-13`.
  public var text: String {
    [(year, 4), (month, 2), (day, 2)].map { number, width in
      let digits = String(number)
      return String(repeating: "0", count: width - digits.count) + digits
    }.joined(separator: "-")
  }

  /// How many days later than the other day this one is; negative if it is earlier.
  public func days(since other: CalendarDay) -> Int {
    number - other.number
  }

  public var weekday: Weekday {
    Weekday.allCases[number % 7]
  }

  /// Days since the last day before year 1, a Sunday.
  public var number: Int {
    (1..<month).reduce(Self.daysBefore(year)) { $0 + Self.days(in: $1, of: year) } + day
  }

  private static func daysBefore(_ year: Int) -> Int {
    let passed = year - 1
    return passed * 365 + passed / 4 - passed / 100 + passed / 400
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    default: 31
    }
  }
}
