public import TodoList

/// One todo in a terminal.
///
/// - Owned by: ``TerminalDriver``.
/// - Holds weakly: ``TodoDetailScreen``, which the navigation owns.
@MainActor public final class TodoDetailFrontEnd: ScreenFrontEnd {
  public let isBusy = false

  private weak let screen: TodoDetailScreen?

  public init(screen: TodoDetailScreen) {
    self.screen = screen
  }

  public var drawing: [Line] {
    guard let screen else { return [] }
    let todo = screen.todo
    let lines = [
      Line(todo?.title ?? "", .strong), Line(todo?.detail ?? ""), Line(todo?.status ?? ""),
      Line(todo?.deadline ?? "", .faint), Line(screen.notice, .warning),
    ]
    return lines.filter { !$0.text.isEmpty }
  }

  public var commands: [Command] {
    guard let screen else { return [] }
    return [
      Command("done", "d", summary: "Completes the todo, or takes that back.") { screen.toggle() },
      Command("delete", summary: "Deletes the todo and goes back to the list.") { screen.delete() },
      Command("close", "c", summary: "Goes back to the list.") { screen.close() },
    ]
  }
}
