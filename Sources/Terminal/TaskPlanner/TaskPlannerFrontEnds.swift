public import Navigation
internal import TaskPlanner

/// The front ends of the task planner's screens.
@MainActor public enum TaskPlannerFrontEnds {
  /// - Returns: `nil` for a screen of another system.
  public static func frontEnd(for screen: any Screen) -> (any ScreenFrontEnd)? {
    switch screen {
    case let screen as TaskListScreen: TaskListFrontEnd(screen: screen)
    case let screen as AddTaskScreen: AddTaskFrontEnd(screen: screen)
    default: nil
    }
  }
}
