public import CurrencyConverter
public import SpySupport

/// Writes down what the screen forwards.
@MainActor public final class ConverterPresentationSpy: ConverterPresentation, Spy {
  public enum Message: Equatable, Sendable {
    case start
    case changeAmount(String)
    case refuseEdit(AmountRefusal)
    case chooseCurrency(ConversionSide)
    case swap
    case finishEditing
    case retry
    case dismissAlert
    case openAbout
    case applyPicker(row: Int?)
    case cancelPicker
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "presenter", transcript: transcript)
  }

  public func start() { log.append(.start) }
  public func changeAmount(to text: String) { log.append(.changeAmount(text)) }
  public func refuseEdit(_ refusal: AmountRefusal) { log.append(.refuseEdit(refusal)) }
  public func chooseCurrency(_ side: ConversionSide) { log.append(.chooseCurrency(side)) }
  public func swap() { log.append(.swap) }
  public func finishEditing() { log.append(.finishEditing) }
  public func retry() { log.append(.retry) }
  public func dismissAlert() { log.append(.dismissAlert) }
  public func openAbout() { log.append(.openAbout) }
  public func applyPicker(row: Int?) { log.append(.applyPicker(row: row)) }
  public func cancelPicker() { log.append(.cancelPicker) }
}
