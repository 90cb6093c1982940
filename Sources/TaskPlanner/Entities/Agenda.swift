internal import Days
internal import Titles

/// Tasks by section; in each by day, then by title, then as they were entered.
public struct Agenda: Hashable, Sendable {
  public struct Group: Hashable, Sendable {
    public let section: DueSection
    public let tasks: [TaskItem]
  }

  /// Those sections that have a task.
  public let groups: [Group]

  /// - Parameter tasks: in the order in which they were entered.
  public init(_ tasks: [TaskItem], today: Today) {
    // The sort is stable, so that what is alike stays as it was entered.
    let sorted = tasks.sorted { Self.key($0) < Self.key($1) }
    let bySection = Dictionary(grouping: sorted) { DueSection(of: $0.due, today: today) }
    groups = DueSection.allCases.compactMap { section in
      bySection[section].map { Group(section: section, tasks: $0) }
    }
  }

  /// Upper and lower case make no difference.
  private static func key(_ task: TaskItem) -> (Int, String) {
    (task.due?.number ?? 0, task.title.text.lowercased())
  }
}
