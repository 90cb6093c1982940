public import Foundation
internal import Titles

/// The embedded default: five todos, so that there is something to see at once.
public enum SampleTodos {
  /// - Parameter now: the moment from which the deadlines are counted.
  public static func todos(at now: Date) -> [Todo] {
    let day: TimeInterval = 24 * 60 * 60
    let rows: [(title: String, detail: String, isCompleted: Bool, deadline: TimeInterval?)] = [
      ("Water the plants", "The fern in the hall, too.", false, -day),
      ("Return the library books", "Two of them are in the car.", false, 2 * day),
      ("Book a table for Friday", "", true, -3 * day),
      ("Call the dentist", "Ask for a morning.", false, nil),
      ("Sharpen the kitchen knives", "", false, 10 * day),
    ]
    return rows.enumerated().compactMap { index, row in
      guard let title = try? Title(row.title) else { return nil }
      return Todo(
        id: TodoID("sample \(index + 1)"), title: title, detail: row.detail, isCompleted: row.isCompleted,
        deadline: row.deadline.map(now.addingTimeInterval), createdOn: now, updatedOn: now)
    }
  }
}
