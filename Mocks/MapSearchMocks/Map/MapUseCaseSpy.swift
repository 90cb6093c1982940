public import MapSearch
public import SpySupport
public import Titles

/// Writes down what the presenter asks for, and holds every completion until the test answers.
///
/// Searches are numbered from 1. It takes no search back by itself: the test answers in the place of the interactor.
@MainActor public final class MapUseCaseSpy: MapUseCase, Spy {
  public enum Message: Equatable, Sendable {
    case searchAddress(Title)
    case cancelSearch
  }

  public let log: MessageLog<Message>
  public let credit: String

  private var completions: [Int: @MainActor (Result<Coordinate, SearchError>) -> Void] = [:]
  private var asked = 0

  public init(credit: String, transcript: Transcript? = nil) {
    self.credit = credit
    log = MessageLog(receiver: "useCase", transcript: transcript)
  }

  public func searchAddress(
    _ query: Title, completion: @escaping @MainActor (Result<Coordinate, SearchError>) -> Void
  ) {
    asked += 1
    completions[asked] = completion
    log.append(.searchAddress(query))
  }

  public func cancelSearch() { log.append(.cancelSearch) }

  /// Answers a search.
  ///
  /// - Throws: `NoSuchQuestion`, if it was never asked or has been answered already.
  public func answer(_ number: Int, with answer: Result<Coordinate, SearchError>) throws(NoSuchQuestion) {
    guard let completion = completions.removeValue(forKey: number) else {
      throw NoSuchQuestion(number: number, asked: asked)
    }
    completion(answer)
  }
}
