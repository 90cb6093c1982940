public import CurrencyConverter
public import SpySupport

/// Writes down what the presenter asks for; the test answers in its place.
@MainActor public final class ConverterUseCaseSpy: ConverterUseCase, Spy {
  public enum Message: Equatable, Sendable {
    case start
    case changeAmount(Amount)
    case change(ConversionSide, to: CurrencyCode)
    case swap
    case send(ConverterRequest)
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "useCase", transcript: transcript)
  }

  public func start() { log.append(.start) }
  public func changeAmount(to amount: Amount) { log.append(.changeAmount(amount)) }
  public func change(_ side: ConversionSide, to code: CurrencyCode) { log.append(.change(side, to: code)) }
  public func swap() { log.append(.swap) }
  public func send(_ request: ConverterRequest) { log.append(.send(request)) }
}
