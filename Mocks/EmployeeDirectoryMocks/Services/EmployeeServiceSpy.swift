public import EmployeeDirectory
public import SpySupport

/// Writes down what is asked of the employees, and holds every answer back until the test gives it.
@MainActor public final class EmployeeServiceSpy: EmployeeService, Spy {
  public enum Message: Equatable, Sendable {
    case employees
  }

  public let log: MessageLog<Message>
  public let answers: HeldAnswers<[Employee], EmployeeError>

  /// - Parameter cancellation: how a cancelled question ends; `nil` for a service that does not listen to cancellation.
  public init(cancellation: EmployeeError? = .cancelled, transcript: Transcript? = nil) {
    log = MessageLog(receiver: "employees", transcript: transcript)
    answers = HeldAnswers(cancellation: cancellation)
  }

  public func employees() async throws(EmployeeError) -> [Employee] {
    log.append(.employees)
    return try await answers.ask()
  }
}
