/// Why there is no list of employees.
public enum EmployeeError: Error, Equatable, Sendable {
  case missing

  /// It is no file, may not be read, or the system failed to.
  case notReadable

  case tooLarge

  /// It holds something else.
  case damaged

  /// A newer version of the program has written it.
  case newerVersion

  /// The employee of that number, from 1, lacks something or has something of another kind.
  case unreadableEmployee(number: Int)

  /// Two employees have this id.
  case doubledID(EmployeeID)

  /// Nobody waits for the list any more.
  case cancelled
}
