internal import Navigation
internal import Titles

/// Turns coordinates and errors into what the map shows.
///
/// - Owned by: ``MapScreen``.
/// - Owns: ``MapUseCase``, ``MapRouting``.
/// - Holds weakly: ``MapView``, which owns the presenter: a strong reference would close a cycle.
@MainActor package final class MapPresenter {
  private weak let view: (any MapView)?
  package let useCase: any MapUseCase
  package let router: any MapRouting

  /// Searches that have no answer yet: more than one only while a newer one takes the place of an older.
  private var openSearches = 0

  /// What the alert offers to search once more.
  private var failedQuery: Title?

  package init(view: any MapView, useCase: any MapUseCase, router: any MapRouting) {
    self.view = view
    self.useCase = useCase
    self.router = router
  }
}

// MARK: - What a user does

extension MapPresenter: MapPresentation {
  package func start() {
    view?.showCredit(useCase.credit)
  }

  package func search(for text: String) {
    do throws(TitleError) {
      search(for: try Title(text))
    } catch {
      view?.showHint(MapWords.emptyQuery)
    }
  }

  package func retry() {
    if let failedQuery { search(for: failedQuery) }
  }

  package func dismissAlert() {
    failedQuery = nil
    view?.hideAlert()
  }

  package func clear() {
    useCase.cancelSearch()
    endMessages()
    view?.removePin()
  }
}

// MARK: - Searching

extension MapPresenter {
  private func search(for query: Title) {
    endMessages()
    openSearches += 1
    if openSearches == 1 { view?.showBusy(true) }
    useCase.searchAddress(query) { [weak self] answer in self?.receive(answer, for: query) }
  }

  /// - Parameter query: what was asked; the search field may hold something else by now.
  private func receive(_ answer: Result<Coordinate, SearchError>, for query: Title) {
    openSearches -= 1
    if openSearches == 0 { view?.showBusy(false) }
    switch answer {
    case .success(let coordinate):
      view?.updatePin(
        PinDisplay(title: query.text, coordinate: coordinate), in: RegionDisplay(MapRegion(around: coordinate)))
    case .failure(let error):
      guard let alert = MapWords.alert(for: error, query: query.text) else { return }
      failedQuery = alert.offersRetry ? query : nil
      view?.showAlert(alert)
    }
  }

  private func endMessages() {
    view?.showHint("")
    dismissAlert()
  }
}
