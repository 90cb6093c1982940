internal import Questions
package import Titles

/// Searches one place at a time: the newest search wins.
///
/// - Owned by: ``MapPresenter``.
/// - Owns: ``Geocoder``, its question to it, and the completion of the search under way, which holds its asker weakly.
@MainActor package final class MapInteractor {
  private let geocoder: any Geocoder
  private let question = LatestQuestion()
  private var completion: (@MainActor (Result<Coordinate, SearchError>) -> Void)?

  package init(geocoder: any Geocoder) {
    self.geocoder = geocoder
  }

  /// What was started last, for tests to await.
  package var task: Task<Void, Never>? { question.task }
}

extension MapInteractor: MapUseCase {
  package var credit: String { geocoder.credit }

  package func searchAddress(
    _ query: Title, completion: @escaping @MainActor (Result<Coordinate, SearchError>) -> Void
  ) {
    let outdated = self.completion
    self.completion = completion
    question.ask { [geocoder] () throws(SearchError) in
      try await geocoder.coordinate(of: query)
    } then: { [weak self] answer in
      self?.end(with: answer)
    }
    // Last, since whoever is told may search at once.
    outdated?(.failure(.cancelled))
  }

  package func cancelSearch() {
    question.cancel()
    end(with: .failure(.cancelled))
  }

  private func end(with answer: Result<Coordinate, SearchError>) {
    let ended = completion
    completion = nil
    ended?(answer)
  }
}
