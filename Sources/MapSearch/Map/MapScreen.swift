public import Navigation

/// The view of the map without a toolkit: a search field and one pin.
///
/// - Owned by: ``NavigationStack``.
/// - Owns: ``MapPresentation``.
/// - Holds weakly: its navigation and its observer, in ``context``.
@MainActor public final class MapScreen {
  public let title = "Map search"
  public var context = ScreenContext()

  /// What the search field holds.
  public private(set) var query = "" { didSet { changed() } }

  /// `nil` without a pin; one value, so that no observer sees a new pin in an old region.
  public private(set) var map: MapDisplay? { didSet { changed() } }

  public private(set) var isBusy = false { didSet { changed() } }
  public private(set) var hint = "" { didSet { changed() } }
  public private(set) var alert: AlertDisplay? { didSet { changed() } }
  public private(set) var credit = "" { didSet { changed() } }

  package private(set) var presenter: (any MapPresentation)?

  package init() {}

  /// Gives the screen its presenter, which needs the screen to be made.
  ///
  /// - Returns: `false` for a second one, which is refused: a screen has one presenter for life.
  @discardableResult
  package func bind(_ presenter: any MapPresentation) -> Bool {
    guard self.presenter == nil else { return false }
    self.presenter = presenter
    return true
  }
}

extension MapScreen: Screen {
  public func load() { presenter?.start() }
}

// MARK: - What a user does

extension MapScreen {
  public func edit(_ text: String) { query = text }

  public func search() { presenter?.search(for: query) }

  public func retry() {
    guard alert?.offersRetry == true else { return }
    presenter?.retry()
  }

  public func dismissAlert() { presenter?.dismissAlert() }

  public func clear() {
    query = ""
    presenter?.clear()
  }
}

// MARK: - What is shown

extension MapScreen: MapView {
  public func showCredit(_ text: String) { credit = text }
  public func updatePin(_ pin: PinDisplay, in region: RegionDisplay) { map = MapDisplay(pin: pin, region: region) }
  public func removePin() { map = nil }
  public func showBusy(_ isBusy: Bool) { self.isBusy = isBusy }
  public func showHint(_ text: String) { hint = text }
  public func showAlert(_ alert: AlertDisplay) { self.alert = alert }
  public func hideAlert() { alert = nil }
}
