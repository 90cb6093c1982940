public import EmployeeDirectory

/// Answers at once, as the test says.
@MainActor public final class EmployeeServiceStub: EmployeeService {
  private let answer: @MainActor () -> Result<[Employee], EmployeeError>

  public init(answer: @escaping @MainActor () -> Result<[Employee], EmployeeError>) {
    self.answer = answer
  }

  public func employees() async throws(EmployeeError) -> [Employee] {
    try answer().get()
  }
}
