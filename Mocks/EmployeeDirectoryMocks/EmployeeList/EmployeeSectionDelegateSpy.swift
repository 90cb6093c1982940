public import EmployeeDirectory
public import Links
public import SpySupport

/// Writes down which links the buttons of a section open.
@MainActor public final class EmployeeSectionDelegateSpy: EmployeeSectionDelegate, Spy {
  public enum Message: Equatable, Sendable {
    case open(Link)
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "delegate", transcript: transcript)
  }

  public func open(_ link: Link) { log.append(.open(link)) }
}
