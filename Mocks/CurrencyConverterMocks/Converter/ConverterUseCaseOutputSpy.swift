public import CurrencyConverter
public import Days
public import SpySupport

/// Writes down what the interactor answers.
@MainActor public final class ConverterUseCaseOutputSpy: ConverterUseCaseOutput, Spy {
  public enum Message: Equatable, Sendable {
    case didRestore(RestoredConversion, on: CalendarDay)
    case didChangeBusy(Bool)
    case didLoad([Currency])
    case didChangeAmount(Conversion)
    case didChangeConversion(Conversion, on: CalendarDay)
    case didFail(ConverterRequest, with: RatesError, isCovered: Bool)
    case didChangeSaving(SavedStateError?)
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "output", transcript: transcript)
  }

  public func didRestore(_ restored: RestoredConversion, on day: CalendarDay) {
    log.append(.didRestore(restored, on: day))
  }

  public func didChangeBusy(_ isBusy: Bool) { log.append(.didChangeBusy(isBusy)) }
  public func didLoad(_ currencies: [Currency]) { log.append(.didLoad(currencies)) }
  public func didChangeAmount(_ conversion: Conversion) { log.append(.didChangeAmount(conversion)) }

  public func didChangeConversion(_ conversion: Conversion, on day: CalendarDay) {
    log.append(.didChangeConversion(conversion, on: day))
  }

  public func didFail(_ request: ConverterRequest, with error: RatesError, isCovered: Bool) {
    log.append(.didFail(request, with: error, isCovered: isCovered))
  }

  public func didChangeSaving(_ problem: SavedStateError?) { log.append(.didChangeSaving(problem)) }
}
