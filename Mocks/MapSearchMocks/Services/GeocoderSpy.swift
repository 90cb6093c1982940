public import MapSearch
public import SpySupport
public import Titles

/// Writes down what is searched, and holds every answer back until the test gives it.
@MainActor public final class GeocoderSpy: Geocoder, Spy {
  public enum Message: Equatable, Sendable {
    case coordinate(of: Title)
  }

  public let log: MessageLog<Message>
  public let credit: String
  public let answers: HeldAnswers<Coordinate, SearchError>

  /// - Parameter cancellation: how a cancelled question ends; `nil` for a service that does not listen to cancellation.
  public init(credit: String, cancellation: SearchError? = .cancelled, transcript: Transcript? = nil) {
    self.credit = credit
    log = MessageLog(receiver: "geocoder", transcript: transcript)
    answers = HeldAnswers(cancellation: cancellation)
  }

  public func coordinate(of query: Title) async throws(SearchError) -> Coordinate {
    log.append(.coordinate(of: query))
    return try await answers.ask()
  }
}
