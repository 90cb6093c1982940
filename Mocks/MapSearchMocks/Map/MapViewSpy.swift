public import MapSearch
public import Navigation
public import SpySupport

/// Writes down what the map shows.
@MainActor public final class MapViewSpy: MapView, Spy {
  public enum Message: Equatable, Sendable {
    case showCredit(String)
    case updatePin(PinDisplay, in: RegionDisplay)
    case removePin
    case showBusy(Bool)
    case showHint(String)
    case showAlert(AlertDisplay)
    case hideAlert
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "view", transcript: transcript)
  }

  public func showCredit(_ text: String) { log.append(.showCredit(text)) }
  public func updatePin(_ pin: PinDisplay, in region: RegionDisplay) { log.append(.updatePin(pin, in: region)) }
  public func removePin() { log.append(.removePin) }
  public func showBusy(_ isBusy: Bool) { log.append(.showBusy(isBusy)) }
  public func showHint(_ text: String) { log.append(.showHint(text)) }
  public func showAlert(_ alert: AlertDisplay) { log.append(.showAlert(alert)) }
  public func hideAlert() { log.append(.hideAlert) }
}
