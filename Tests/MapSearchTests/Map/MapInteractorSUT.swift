import MapSearch
import MapSearchMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks
import Titles

/// An interactor before a geocoder whose answers the test holds, and the answers that came by its completions.
@MainActor struct MapInteractorSUT {
  let geocoder: GeocoderSpy
  let interactor: MapInteractor
  let received = ReceivedAnswers()

  init(cancellation: SearchError? = .cancelled, at location: SourceLocation = #_sourceLocation) {
    geocoder = registered(
      track(GeocoderSpy(credit: "Example", cancellation: cancellation), at: location), at: location)
    interactor = track(MapInteractor(geocoder: geocoder), at: location)
  }

  func search(_ query: Title) {
    interactor.searchAddress(query) { [received] in received.add($0, to: query) }
  }

  /// Waits for the question, answers it, and awaits what the answer does.
  func answer(_ number: Int, with answer: Result<Coordinate, SearchError>) async throws {
    await geocoder.answers.arrival(of: number)
    let task = interactor.task
    try geocoder.answers.answer(number, with: answer)
    await task?.value
  }
}

/// What the completions were called with, in order.
@MainActor final class ReceivedAnswers {
  struct Received: Equatable {
    let query: Title
    let answer: Result<Coordinate, SearchError>

    init(_ query: Title, _ answer: Result<Coordinate, SearchError>) {
      self.query = query
      self.answer = answer
    }
  }

  private var answers: [Received] = []

  func add(_ answer: Result<Coordinate, SearchError>, to query: Title) {
    answers.append(Received(query, answer))
  }

  func take() -> [Received] {
    defer { answers = [] }
    return answers
  }
}
