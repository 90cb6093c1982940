public import CurrencyConverter
public import Navigation
public import SpySupport

/// Writes down what the converter shows.
@MainActor public final class ConverterViewSpy: ConverterView, Spy {
  public enum Message: Equatable, Sendable {
    case showAmount(String)
    case limitAmount(fractionDigits: Int)
    case showCurrencies(input: String, output: String)
    case showResult(String)
    case showRate(RateDisplay)
    case showBusy(Bool)
    case showNotice(String)
    case showRefusal(String)
    case showAlert(AlertDisplay)
    case hideAlert
    case showPicker(PickerDisplay)
    case hidePicker
    case hideKeyboard
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "view", transcript: transcript)
  }

  public func showAmount(_ text: String) { log.append(.showAmount(text)) }
  public func limitAmount(toFractionDigits limit: Int) { log.append(.limitAmount(fractionDigits: limit)) }

  public func showCurrencies(input: String, output: String) {
    log.append(.showCurrencies(input: input, output: output))
  }

  public func showResult(_ text: String) { log.append(.showResult(text)) }
  public func showRate(_ rate: RateDisplay) { log.append(.showRate(rate)) }
  public func showBusy(_ isBusy: Bool) { log.append(.showBusy(isBusy)) }
  public func showNotice(_ text: String) { log.append(.showNotice(text)) }
  public func showRefusal(_ text: String) { log.append(.showRefusal(text)) }
  public func showAlert(_ alert: AlertDisplay) { log.append(.showAlert(alert)) }
  public func hideAlert() { log.append(.hideAlert) }
  public func showPicker(_ picker: PickerDisplay) { log.append(.showPicker(picker)) }
  public func hidePicker() { log.append(.hidePicker) }
  public func hideKeyboard() { log.append(.hideKeyboard) }
}
