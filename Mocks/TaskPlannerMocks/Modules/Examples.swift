package import Days
package import SpySupport
package import TaskPlanner
internal import Titles

// The boring values that a fixture or a test takes when it does not care.

extension CalendarDay {
  package static func of(_ text: String) throws(NoExample) -> CalendarDay {
    guard let day = CalendarDay(text) else { throw NoExample(text, of: CalendarDay.self) }
    return day
  }
}

extension Today {
  /// A Tuesday, in a week that begins on Monday.
  package static func example(
    _ day: String = "2026-04-14", firstWeekday: Weekday = .monday
  ) throws(NoExample) -> Today {
    Today(day: try .of(day), firstWeekday: firstWeekday)
  }
}

extension TaskItem {
  /// - Parameter id: the title, where it is left out.
  package static func example(
    _ title: String = "Water the plants", due: String? = nil, id: String? = nil
  ) throws -> TaskItem {
    TaskItem(id: TaskID(id ?? title), title: try Title(title), due: try due.map(CalendarDay.of))
  }
}
