internal import EmployeeDirectory
public import Navigation

/// The front ends of the employee directory's screens.
@MainActor public enum EmployeeFrontEnds {
  /// - Returns: `nil` for a screen of another system.
  public static func frontEnd(for screen: any Screen) -> (any ScreenFrontEnd)? {
    (screen as? EmployeeListScreen).map { EmployeeListFrontEnd(screen: $0) }
  }
}
