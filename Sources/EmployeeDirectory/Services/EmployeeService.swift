/// Who is in the directory.
@MainActor public protocol EmployeeService: Sendable {
  /// All employees, in the order in which they are shown; no two have the same id.
  func employees() async throws(EmployeeError) -> [Employee]
}
