import MapSearch
import MapSearchMocks
import Navigation
import NavigationMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Map screen` {
  @Test func `forwards what a user does`() {
    let (screen, presenter) = makeSUT()

    screen.load()
    screen.edit("Tok")
    screen.edit("Tokyo")
    screen.search()
    screen.showAlert(AlertDisplay(message: "No.", offersRetry: true))
    screen.retry()
    screen.dismissAlert()
    screen.clear()

    #expect(presenter.take() == [.start, .search("Tokyo"), .retry, .dismissAlert, .clear])
  }

  @Test func `what is typed stays in the field until it is cleared`() {
    let (screen, presenter) = makeSUT()

    screen.edit("Tokyo")
    screen.search()
    #expect(screen.query == "Tokyo")
    screen.clear()

    #expect(screen.query == "")
    #expect(presenter.take() == [.search("Tokyo"), .clear])
  }

  @Test(arguments: [nil, AlertDisplay(message: "No.", offersRetry: false)])
  func `without a button there is nothing to tap`(_ alert: AlertDisplay?) {
    let (screen, presenter) = makeSUT()
    if let alert { screen.showAlert(alert) }

    screen.retry()

    #expect(presenter.take() == [])
  }

  @Test func `has one presenter for life: a second one is refused`() {
    let (screen, presenter) = makeSUT()
    let second = registered(track(MapPresentationSpy()))

    #expect(screen.bind(second) == false)
    screen.search()

    #expect(presenter.take() == [.search("")])
    #expect(second.take() == [])
  }

  @Test func `that is not assembled yet does nothing`() {
    let screen = track(MapScreen())

    screen.load()
    screen.edit("Tokyo")
    screen.search()
    screen.clear()

    #expect(screen.presenter == nil)
    #expect(screen.bind(track(MapPresentationSpy())))
  }

  @Test(arguments: ShownRow.all) func `whatever is shown is stored, and the observer told`(_ row: ShownRow) {
    let (screen, _) = makeSUT()
    let observer = registered(track(ScreenObserverSpy()))
    screen.context.observer = observer
    #expect(row.isStored(screen) == row.isStoredBefore)

    row.show(screen)

    #expect(row.isStored(screen))
    #expect(observer.take().last == .screenDidChange(ObjectIdentifier(screen)))
  }

  @Test func `an edit is told to the observer`() {
    let (screen, _) = makeSUT()
    let observer = registered(track(ScreenObserverSpy()))
    screen.context.observer = observer

    screen.edit("T")

    #expect(observer.take() == [.screenDidChange(ObjectIdentifier(screen))])
  }

  @Test func `fault: pin and region change at once, and the observer is told once`() {
    let (screen, _) = makeSUT()
    let observer = registered(track(ScreenObserverSpy()))
    screen.context.observer = observer

    screen.updatePin(PinDisplay(title: "Tokyo", coordinate: .tokyo), in: RegionDisplay(MapRegion(around: .tokyo)))
    #expect(observer.take() == [.screenDidChange(ObjectIdentifier(screen))])

    screen.removePin()
    #expect(observer.take() == [.screenDidChange(ObjectIdentifier(screen))])
  }

  private func makeSUT(at location: SourceLocation = #_sourceLocation) -> (MapScreen, MapPresentationSpy) {
    let presenter = registered(track(MapPresentationSpy(), at: location), at: location)
    let screen = track(MapScreen(), at: location)
    screen.bind(presenter)
    return (screen, presenter)
  }
}

struct ShownRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var isStoredBefore = false
  let show: @MainActor @Sendable (any MapView) -> Void
  let isStored: @MainActor @Sendable (MapScreen) -> Bool

  private static let pin = PinDisplay(title: "Tokyo", coordinate: .tokyo)
  private static let region = RegionDisplay(MapRegion(around: .tokyo))
  private static let alert = AlertDisplay(message: "No.", offersRetry: true)

  static let all = [
    ShownRow(testDescription: "credit") {
      $0.showCredit("Example")
    } isStored: {
      $0.credit == "Example"
    },
    ShownRow(testDescription: "pin and region") {
      $0.updatePin(pin, in: region)
    } isStored: {
      $0.map == MapDisplay(pin: pin, region: region)
    },
    ShownRow(testDescription: "no pin", isStoredBefore: true) {
      $0.updatePin(pin, in: region)
      $0.removePin()
    } isStored: {
      $0.map == nil
    },
    ShownRow(testDescription: "busy") {
      $0.showBusy(true)
    } isStored: {
      $0.isBusy
    },
    ShownRow(testDescription: "hint") {
      $0.showHint("Hint")
    } isStored: {
      $0.hint == "Hint"
    },
    ShownRow(testDescription: "alert") {
      $0.showAlert(alert)
    } isStored: {
      $0.alert == alert
    },
    ShownRow(testDescription: "no alert", isStoredBefore: true) {
      $0.showAlert(alert)
      $0.hideAlert()
    } isStored: {
      $0.alert == nil
    },
  ]
}
