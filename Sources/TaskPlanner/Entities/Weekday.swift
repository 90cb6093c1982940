/// A day of the week, numbered as calendars number it.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday

  /// How many days later than the other one this day next comes: 0…6.
  public func days(after other: Weekday) -> Int {
    (rawValue - other.rawValue + 7) % 7
  }
}
