public import EmployeeDirectory
public import SpySupport

/// Writes down which pictures are asked for, and holds every answer back until the test gives it.
@MainActor public final class PictureServiceSpy: PictureService, Spy {
  public enum Message: Equatable, Sendable {
    case picture(PictureID)
  }

  public let log: MessageLog<Message>
  public let answers: HeldAnswers<Picture, PictureError>

  /// - Parameter cancellation: how a cancelled question ends; `nil` for a service that does not listen to cancellation.
  public init(cancellation: PictureError? = .cancelled, transcript: Transcript? = nil) {
    log = MessageLog(receiver: "pictures", transcript: transcript)
    answers = HeldAnswers(cancellation: cancellation)
  }

  public func picture(_ id: PictureID) async throws(PictureError) -> Picture {
    log.append(.picture(id))
    return try await answers.ask()
  }
}
