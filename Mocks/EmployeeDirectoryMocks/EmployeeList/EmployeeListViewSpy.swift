public import EmployeeDirectory
public import SpySupport

/// Writes down what the list shows; sections by what is to be read in them, so that it owns none.
@MainActor public final class EmployeeListViewSpy: EmployeeListView, Spy {
  public enum Message: Equatable, Sendable {
    case showBusy(Bool)
    case showSections([ShownSection])
    case showFailure(String)
    case showNotice(String)
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "view", transcript: transcript)
  }

  public func showBusy(_ isBusy: Bool) { log.append(.showBusy(isBusy)) }
  public func showSections(_ sections: [any SectionModel]) {
    log.append(.showSections(sections.map(ShownSection.init)))
  }
  public func showFailure(_ text: String) { log.append(.showFailure(text)) }
  public func showNotice(_ text: String) { log.append(.showNotice(text)) }
}
