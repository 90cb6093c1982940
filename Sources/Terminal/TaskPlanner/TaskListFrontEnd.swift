public import TaskPlanner

/// The list of tasks in a terminal.
///
/// - Owned by: ``TerminalDriver``.
/// - Holds weakly: ``TaskListScreen``, which the navigation owns.
@MainActor public final class TaskListFrontEnd: ScreenFrontEnd {
  private weak let screen: TaskListScreen?

  public init(screen: TaskListScreen) {
    self.screen = screen
  }

  public var isBusy: Bool { screen?.isBusy ?? false }

  public var drawing: [Line] {
    guard let screen else { return [] }
    let lines = [
      Line(screen.tasks.note, .faint),
      Line(screen.isBusy ? "Looking for tasks …" : "", .faint),
      Line(screen.errorMessage, .warning),
    ]
    return screen.tasks.sections.flatMap(Self.lines) + lines.filter { !$0.text.isEmpty }
  }

  private static func lines(of section: TaskListDisplay.Section) -> [Line] {
    let tasks = section.tasks.map { Line("  " + $0.title + ($0.due.isEmpty ? "" : " (\($0.due))")) }
    return [Line(section.heading, .strong)] + tasks
  }

  public var commands: [Command] {
    guard let screen else { return [] }
    return [
      Command("add", "a", summary: "Adds a task.") { screen.addTask() },
      Command("refresh", "r", summary: "Looks for the tasks once more.") { screen.refresh() },
    ]
  }
}
