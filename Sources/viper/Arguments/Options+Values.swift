internal import CurrencyConverter
internal import Days
internal import Foundation
internal import Links

extension Options {
  /// The day of `--today`; `nil` where the machine's counts.
  func day() throws(UsageError) -> CalendarDay? {
    guard let text = self["--today"] else { return nil }
    guard let day = CalendarDay(text) else {
      throw UsageError(problem: "“\(text)” is no day.", hint: "Write it like 2026-04-13.")
    }
    return day
  }

  /// The day of `--today`, or the machine's.
  @MainActor func today() throws(UsageError) -> any Today {
    guard let day = try day() else { return SystemToday(in: .current) { Date() } }
    return FixedToday(day: day)
  }

  /// The machine's clock; with `--today` it stands at noon of that day.
  func clock() throws(UsageError) -> @MainActor () -> Date {
    guard let noon = try day()?.noon(in: .current) else { return { Date() } }
    return { noon }
  }

  /// The address of a server, which is no more than scheme, host, port and path.
  func address(_ name: String, example: String) throws(UsageError) -> URL? {
    guard let text = self[name] else { return nil }
    guard (try? Link(web: text)) != nil, let url = URL(string: text), url.port.map({ $0 < 65_536 }) ?? true,
      url.user == nil, url.query == nil, url.fragment == nil
    else {
      throw UsageError(
        problem: "“\(text)” is no address of a server.",
        hint: "It is no more than scheme, host, port and path, for example \(example).")
    }
    return url
  }
}
