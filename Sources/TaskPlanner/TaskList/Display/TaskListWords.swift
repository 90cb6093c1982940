internal import Days
internal import Titles

/// Every word that the list says, in one place.
enum TaskListWords {
  static let nothingToDo = "Nothing to do."
  static let noNavigation = "A task cannot be added from here."

  static func display(_ agenda: Agenda) -> TaskListDisplay {
    let sections = agenda.groups.map { group in
      TaskListDisplay.Section(heading: heading(of: group.section), tasks: group.tasks.map(display))
    }
    return TaskListDisplay(sections: sections, note: sections.isEmpty ? nothingToDo : "")
  }

  static func sentence(for error: AppError) -> String {
    switch error {
    case .damaged: "What was saved was damaged and has been set aside. The list starts afresh."
    case .notReadable: "The saved tasks cannot be read. Refresh the list to try once more."
    case .newerVersion: "A newer version of this program has saved the tasks. Use that one to see them."
    case .notWritable: "The tasks cannot be saved."
    }
  }

  private static func display(_ task: TaskItem) -> TaskDisplay {
    TaskDisplay(title: task.title.text, due: task.due?.words ?? "")
  }

  private static func heading(of section: DueSection) -> String {
    switch section {
    case .overdue: "Overdue"
    case .today: "Today"
    case .tomorrow: "Tomorrow"
    case .laterThisWeek: "Later this week"
    case .nextWeek: "Next week"
    case .later: "Later"
    case .noDate: "No date"
    }
  }
}
