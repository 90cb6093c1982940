internal import Days
internal import Titles

/// A few tasks around a day, so that a list which keeps nothing has something to show.
public enum SampleTasks {
  /// - Returns: one for each section that the day leaves room for; on the last days of a week none is later in it.
  public static func tasks(around today: Today) -> [TaskItem] {
    let rows: [(title: String, days: Int?)] = [
      ("Take the books back to the library", -1),
      ("Water the plants", 0),
      ("Call the dentist", 1),
      ("Tidy the desk", today.daysLeftInWeek),
      ("Plan the garden", 7),
      ("Renew the passport", 30),
      ("Learn to juggle", nil),
    ]
    return rows.enumerated().compactMap { index, row in
      guard let title = try? Title(row.title) else { return nil }
      let due = row.days.map { CalendarDay(number: today.day.number + $0) }
      return TaskItem(id: TaskID("sample \(index + 1)"), title: title, due: due)
    }
  }
}
