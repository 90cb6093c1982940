public import Navigation
internal import TodoList

/// The front ends of the todo list's screens.
@MainActor public enum TodoListFrontEnds {
  /// - Returns: `nil` for a screen of another system.
  public static func frontEnd(for screen: any Screen) -> (any ScreenFrontEnd)? {
    switch screen {
    case let screen as TodoListScreen: TodoListFrontEnd(screen: screen)
    case let screen as TodoDetailScreen: TodoDetailFrontEnd(screen: screen)
    default: nil
    }
  }
}
