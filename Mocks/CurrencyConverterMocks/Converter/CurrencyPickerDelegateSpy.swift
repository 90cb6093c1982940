public import CurrencyConverter
public import SpySupport

/// Writes down what the picker reports.
@MainActor public final class CurrencyPickerDelegateSpy: CurrencyPickerDelegate, Spy {
  public enum Message: Equatable, Sendable {
    case applyPicker(row: Int?)
    case cancelPicker
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "delegate", transcript: transcript)
  }

  public func applyPicker(row: Int?) { log.append(.applyPicker(row: row)) }
  public func cancelPicker() { log.append(.cancelPicker) }
}
