import Foundation
import TaskPlanner
import Testing

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
