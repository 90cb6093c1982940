import Days
import Foundation
import TaskPlanner
import Testing
import Titles

// They throw instead of recording an issue, since XCTest uses them too.

extension CalendarDay {
  struct NoDay: Error { let text: String }

  static func of(_ text: String) throws -> CalendarDay {
    guard let day = CalendarDay(text) else { throw NoDay(text: text) }
    return day
  }
}

extension Today {
  /// A Tuesday, in a week that begins on Monday.
  static func example(_ day: String = "2026-04-14", firstWeekday: Weekday = .monday) throws -> Today {
    Today(day: try .of(day), firstWeekday: firstWeekday)
  }
}

extension TaskItem {
  /// - Parameter id: the title, where it is left out.
  static func example(_ title: String = "Water the plants", due: String? = nil, id: String? = nil) throws -> TaskItem {
    TaskItem(id: TaskID(id ?? title), title: try Title(title), due: try due.map(CalendarDay.of))
  }
}

extension Calendar {
  /// Gregorian, in a time zone of that name.
  static func gregorian(
    in zone: String = "UTC", at location: SourceLocation = #_sourceLocation
  ) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone), sourceLocation: location)
    return calendar
  }
}

extension TaskDataManaging {
  func found() async throws(AppError) -> [TaskItem] {
    try await withCheckedContinuation { continuation in
      tasks { continuation.resume(returning: $0) }
    }.get()
  }

  func saved(_ task: TaskItem) async throws(AppError) {
    try await withCheckedContinuation { continuation in
      save(task) { continuation.resume(returning: $0) }
    }.get()
  }
}
