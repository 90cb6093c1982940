public import Foundation

extension CalendarDay {
  /// The day that a moment belongs to in a time zone; one far off belongs to ``first`` or ``last``.
  ///
  /// Counted, since a calendar of Foundation is Julian before 15 October 1582, and these days never are.
  public init(of moment: Date, in timeZone: TimeZone) {
    let bounds = Self.seconds(of: .first)...Self.seconds(of: .last) + Self.secondsOfDay
    let inBounds = min(max(moment.timeIntervalSince1970, bounds.lowerBound), bounds.upperBound)
    let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: inBounds))
    let days = ((inBounds + Double(offset)) / Self.secondsOfDay).rounded(.down)
    self.init(number: Self.numberOf1970 + Int(days))
  }

  /// Twelve o'clock; where clocks were changed on this day, an hour off.
  public func noon(in timeZone: TimeZone) -> Date {
    let noon = Date(timeIntervalSince1970: Self.seconds(of: self) + Self.secondsOfDay / 2)
    return noon.addingTimeInterval(-Double(timeZone.secondsFromGMT(for: noon)))
  }

  private static let secondsOfDay = 86_400.0
  private static let numberOf1970 = 719_163

  private static func seconds(of day: CalendarDay) -> Double {
    Double(day.number - numberOf1970) * secondsOfDay
  }
}
