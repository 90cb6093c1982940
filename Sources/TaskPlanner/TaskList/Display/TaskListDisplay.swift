/// A list of tasks under headings.
public struct TaskListDisplay: Hashable, Sendable {
  public struct Section: Hashable, Sendable {
    public let heading: String
    public let tasks: [TaskDisplay]

    public init(heading: String, tasks: [TaskDisplay]) {
      self.heading = heading
      self.tasks = tasks
    }
  }

  public let sections: [Section]

  /// What stands in place of the sections where there are none.
  public let note: String

  public init(sections: [Section], note: String) {
    self.sections = sections
    self.note = note
  }
}
