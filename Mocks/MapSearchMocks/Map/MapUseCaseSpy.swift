public import MapSearch
public import SpySupport
public import Titles

/// Writes down what the presenter asks for, and holds every completion until the test answers.
///
/// It takes no search back by itself: the test answers in the place of the interactor.
@MainActor public final class MapUseCaseSpy: MapUseCase, Spy {
  public enum Message: Equatable, Sendable {
    case searchAddress(Title)
    case cancelSearch
  }

  public let log: MessageLog<Message>
  public let credit: String
  public let answers = HeldCompletions<Result<Coordinate, SearchError>>()

  public init(credit: String, transcript: Transcript? = nil) {
    self.credit = credit
    log = MessageLog(receiver: "useCase", transcript: transcript)
  }

  public func searchAddress(
    _ query: Title, completion: @escaping @MainActor (Result<Coordinate, SearchError>) -> Void
  ) {
    log.append(.searchAddress(query))
    answers.ask(completion)
  }

  public func cancelSearch() { log.append(.cancelSearch) }
}
