public import TodoList

/// The todo list in a terminal: one numbered line a todo.
///
/// - Owned by: ``TerminalDriver``.
/// - Holds weakly: ``TodoListScreen``, which the navigation owns.
@MainActor public final class TodoListFrontEnd: ScreenFrontEnd {
  public let isBusy = false

  private weak let screen: TodoListScreen?

  public init(screen: TodoListScreen) {
    self.screen = screen
  }

  public var drawing: [Line] {
    guard let screen else { return [] }
    let rows = screen.rows.enumerated().map { Self.line($1, number: $0 + 1) }
    // Where nothing could be read, nobody knows whether there is something to do.
    let empty = screen.rows.isEmpty && screen.notice.isEmpty ? [Line("Nothing to do.", .faint)] : []
    return rows + empty + (screen.notice.isEmpty ? [] : [Line(screen.notice, .warning)])
  }

  public var commands: [Command] {
    guard let screen else { return [] }
    return [
      Command("add", "a", taking: .required("TITLE"), summary: "Adds a todo.") { screen.add(title: $0) },
      Command("open", "o", taking: .required("NUMBER"), summary: "Shows the todo of that number.") {
        text throws(CommandRefusal) in
        screen.select(try Self.id(text, on: screen))
      },
      Command("delete", taking: .required("NUMBER"), summary: "Deletes the todo of that number.") {
        text throws(CommandRefusal) in
        screen.delete(try Self.id(text, on: screen))
      },
      Command(line: "NUMBER", summary: "The same as open NUMBER.") {
        Int($0) != nil
      } run: { text throws(CommandRefusal) in
        screen.select(try Self.id(text, on: screen))
      },
    ]
  }
}

extension TodoListFrontEnd {
  private static func line(_ row: TodoRow, number: Int) -> Line {
    let indent = String(repeating: " ", count: max(0, 3 - "\(number)".count))
    let text = "\(indent)\(number)  [\(row.isDone ? "x" : " ")] \(row.title)\(row.isOverdue ? " (overdue)" : "")"
    return Line(text, row.isDone ? .faint : row.isOverdue ? .strong : .plain)
  }

  private static func id(_ text: String, on screen: TodoListScreen) throws(CommandRefusal) -> TodoID {
    guard let number = Int(text), 1...max(1, screen.rows.count) ~= number, !screen.rows.isEmpty else {
      throw CommandRefusal("There is no todo number \(text) here.")
    }
    return screen.rows[number - 1].id
  }
}
