public import TaskPlanner

/// A new task in a terminal.
///
/// - Owned by: ``TerminalDriver``.
/// - Holds weakly: ``AddTaskScreen``, which the navigation owns.
@MainActor public final class AddTaskFrontEnd: ScreenFrontEnd {
  private weak let screen: AddTaskScreen?

  public init(screen: AddTaskScreen) {
    self.screen = screen
  }

  public var isBusy: Bool { screen?.isSaving ?? false }

  public var drawing: [Line] {
    guard let screen else { return [] }
    let lines = [
      Line("Title: \(screen.taskTitle.isEmpty ? "(nothing)" : screen.taskTitle)"),
      Line("Due: \(screen.due.isEmpty ? "(no date)" : screen.due)"),
      Line(screen.isSaving ? "Saving …" : "", .faint),
      Line(screen.errorMessage, .warning),
    ]
    return lines.filter { !$0.text.isEmpty }
  }

  public var commands: [Command] {
    guard let screen else { return [] }
    return (screen.isSaving ? [] : editing(of: screen)) + [
      Command("cancel", "c", summary: "Goes back to the list.") { screen.cancel() }
    ]
  }

  private func editing(of screen: AddTaskScreen) -> [Command] {
    [
      Command("title", "t", taking: .required("TEXT"), summary: "Says what is to be done.") { screen.type(title: $0) },
      Command("due", "d", taking: .optional("DAY"), summary: "Says when, such as 2026-04-13; alone: at no day.") {
        screen.type(due: $0)
      },
      Command("save", "s", summary: "Adds the task to the list.") { screen.save() },
    ]
  }
}
