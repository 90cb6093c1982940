public import EmployeeDirectory
public import SpySupport

/// Writes down what the screen forwards.
@MainActor public final class EmployeeListPresentationSpy: EmployeeListPresentation, Spy {
  public enum Message: Equatable, Sendable {
    case start
    case retry
    case endNotice
    case refuseRow(CellError)
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "presenter", transcript: transcript)
  }

  public func start() { log.append(.start) }
  public func retry() { log.append(.retry) }
  public func endNotice() { log.append(.endNotice) }
  public func refuseRow(_ error: CellError) { log.append(.refuseRow(error)) }
}
