public import Navigation
public import Titles

// The map of the module: who tells whom what, in call order.
// The interactor has no output protocol here: each search brings the completion that its answer goes to.

// MARK: - Screen → presenter

/// What a user does.
@MainActor public protocol MapPresentation: AnyObject {
  /// The screen has loaded.
  func start()

  /// The search key was tapped.
  ///
  /// - Parameter text: what the search field holds at that moment.
  func search(for text: String)

  /// The button of the alert was tapped that asks once more.
  func retry()

  /// The alert was closed.
  func dismissAlert()

  /// The search field was emptied.
  func clear()
}

// MARK: - Presenter → screen

/// What is shown; display values only.
@MainActor public protocol MapView: AnyObject {
  /// Whose data it is; an empty text for nobody's.
  func showCredit(_ text: String)

  /// Puts the one pin there is in its place, and shows the map around it.
  func updatePin(_ pin: PinDisplay, in region: RegionDisplay)

  func removePin()
  func showBusy(_ isBusy: Bool)

  /// What to do instead of what was tried; an empty text ends it.
  func showHint(_ text: String)

  func showAlert(_ alert: AlertDisplay)
  func hideAlert()
}

// MARK: - Presenter → interactor

/// What can be done.
@MainActor public protocol MapUseCase: AnyObject {
  /// Whose data the answers are, where they ask to be named; else empty.
  var credit: String { get }

  /// Looks for the coordinate of a place; a newer search takes back the older one.
  ///
  /// - Parameter completion: called once, with ``SearchError/cancelled`` for a search that was taken back; not at all
  ///   once the module has gone.
  func searchAddress(_ query: Title, completion: @escaping @MainActor (Result<Coordinate, SearchError>) -> Void)

  /// Takes the search back that is under way.
  func cancelSearch()
}

// MARK: - Presenter → router

/// Where it leads: nowhere.
///
/// Search and pin stand on one screen, so there is nothing to ask for. The role is kept because the presenter of every
/// module has its three neighbours, and because the first way out then has its place.
@MainActor public protocol MapRouting: AnyObject {}
