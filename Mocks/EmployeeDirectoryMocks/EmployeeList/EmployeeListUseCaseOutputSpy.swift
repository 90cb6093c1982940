public import EmployeeDirectory
public import Links
public import SpySupport

/// Writes down what the interactor answers.
@MainActor public final class EmployeeListUseCaseOutputSpy: EmployeeListUseCaseOutput, Spy {
  public enum Message: Equatable, Sendable {
    case didChangeBusy(Bool)
    case didLoad([Employee])
    case didFail(EmployeeError)
    case didOpen(Link)
    case didRefuse(Link, with: LinkError)
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "output", transcript: transcript)
  }

  public func didChangeBusy(_ isBusy: Bool) { log.append(.didChangeBusy(isBusy)) }
  public func didLoad(_ employees: [Employee]) { log.append(.didLoad(employees)) }
  public func didFail(_ error: EmployeeError) { log.append(.didFail(error)) }
  public func didOpen(_ link: Link) { log.append(.didOpen(link)) }
  public func didRefuse(_ link: Link, with error: LinkError) { log.append(.didRefuse(link, with: error)) }
}
