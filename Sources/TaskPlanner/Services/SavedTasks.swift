internal import Days
internal import FileStorage
internal import Titles

/// The one shape in which tasks are kept in a file.
package struct SavedTasks: Hashable, Sendable {
  package let tasks: [TaskItem]

  package init(_ tasks: [TaskItem]) {
    self.tasks = tasks
  }
}

extension SavedTasks: Codable {
  /// All of it must be within bounds, or it is no list of tasks.
  package init(from decoder: any Decoder) throws {
    try Fields.format.check(decoder)
    tasks = try Fields(from: decoder).tasks.map { try $0.task() }
    guard Set(tasks.map(\.id)).count == tasks.count else { throw OutOfBounds() }
  }

  package func encode(to encoder: any Encoder) throws {
    try Fields.format.encode(to: encoder)
    try Fields(tasks: tasks.map(Fields.Task.init)).encode(to: encoder)
  }
}

extension SavedTasks {
  private struct OutOfBounds: Error {}

  private struct Fields: Codable {
    static let format = FileFormat("swift-viper task planner", version: 1)

    let tasks: [Task]

    /// `due` is left out for a task without a day.
    struct Task: Codable {
      let id: String
      let title: String
      let due: String?

      init(_ task: TaskItem) {
        id = task.id.text
        title = task.title.text
        due = task.due?.text
      }

      func task() throws -> TaskItem {
        let day = due.flatMap(CalendarDay.init)
        guard (day == nil) == (due == nil) else { throw OutOfBounds() }
        return TaskItem(id: TaskID(id), title: try Title(title), due: day)
      }
    }
  }
}
