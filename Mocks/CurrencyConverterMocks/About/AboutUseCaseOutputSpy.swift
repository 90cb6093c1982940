public import CurrencyConverter
public import Links
public import SpySupport

/// Writes down what the interactor answers.
@MainActor public final class AboutUseCaseOutputSpy: AboutUseCaseOutput, Spy {
  public enum Message: Equatable, Sendable {
    case didLoad(RatesSource)
    case didOpenSource
    case didRefuse(LinkError)
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "output", transcript: transcript)
  }

  public func didLoad(_ source: RatesSource) { log.append(.didLoad(source)) }
  public func didOpenSource() { log.append(.didOpenSource) }
  public func didRefuse(_ error: LinkError) { log.append(.didRefuse(error)) }
}
