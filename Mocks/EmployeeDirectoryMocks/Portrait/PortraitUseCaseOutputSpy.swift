public import EmployeeDirectory
public import SpySupport

/// Writes down what the interactor answers.
@MainActor public final class PortraitUseCaseOutputSpy: PortraitUseCaseOutput, Spy {
  public enum Message: Equatable, Sendable {
    case didLoad(Picture)
    case didFail(PictureError)
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "output", transcript: transcript)
  }

  public func didLoad(_ picture: Picture) { log.append(.didLoad(picture)) }
  public func didFail(_ error: PictureError) { log.append(.didFail(error)) }
}
