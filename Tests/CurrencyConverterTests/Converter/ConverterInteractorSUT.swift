import CurrencyConverter
import CurrencyConverterMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

/// An interactor between its spies, whose answers the test holds.
@MainActor struct ConverterInteractorSUT {
  let rates: RatesServiceSpy
  let memory: CurrencyServiceSpy
  let output: ConverterUseCaseOutputSpy
  let interactor: ConverterInteractor

  private let restored: Conversion

  init(
    amount: String = "100", cancellation: RatesError? = .cancelled,
    storedRate: @escaping @MainActor (CurrencyPair) -> ExchangeRate? = { _ in nil },
    saveAnswers: HeldAnswers<Void, SavedStateError>? = nil, transcript: Transcript? = nil,
    at location: SourceLocation = #_sourceLocation
  ) {
    let restored = Conversion.initial.with(.number(.number(amount, at: location)))
    self.restored = restored
    rates = RatesServiceSpy(source: .example, cancellation: cancellation, transcript: transcript)
    memory = CurrencyServiceSpy(
      restored: { RestoredConversion(conversion: restored, problem: nil) }, storedRate: storedRate,
      saveAnswers: saveAnswers, transcript: transcript)
    output = ConverterUseCaseOutputSpy(transcript: transcript)
    interactor = ConverterInteractor(rates: rates, memory: memory, today: TodayStub(day: .ratesDay))
    interactor.output = output

    _ = registered(track(rates, at: location), at: location)
    _ = registered(track(memory, at: location), at: location)
    _ = registered(track(output, at: location), at: location)
    track(interactor, at: location)
  }

  /// An interactor that has started and has its list and rate, with the conversion that it holds.
  static func loaded(
    amount: String = "100", cancellation: RatesError? = .cancelled,
    storedRate: @escaping @MainActor (CurrencyPair) -> ExchangeRate? = { _ in nil },
    at location: SourceLocation = #_sourceLocation
  ) async throws -> (ConverterInteractorSUT, Conversion) {
    let sut = ConverterInteractorSUT(amount: amount, cancellation: cancellation, storedRate: storedRate, at: location)
    return (sut, try await sut.load())
  }

  /// Starts, answers list and rate, and forgets how that went.
  func load() async throws -> Conversion {
    interactor.start()
    try await answerList(1, with: .success(Currency.examples))
    let rate = try ExchangeRate.of(.dollarToEuro)
    try await answerRate(1, with: .success(rate))
    await interactor.saveTask?.value
    forget()
    return restored.with(.dollarToEuro, .current(rate))
  }

  func answerList(_ number: Int, with answer: Result<[Currency], RatesError>) async throws {
    await rates.currencyAnswers.arrival(of: number)
    let task = interactor.listTask
    try rates.currencyAnswers.answer(number, with: answer)
    await task?.value
  }

  func answerRate(_ number: Int, with answer: Result<ExchangeRate, RatesError>) async throws {
    await rates.rateAnswers.arrival(of: number)
    let task = interactor.rateTask
    try rates.rateAnswers.answer(number, with: answer)
    await task?.value
  }

  /// Ends a rate's question that a test leaves open: a question under way keeps its service alive.
  func endRate(_ number: Int) async throws {
    try await answerRate(number, with: .failure(.malformed))
    forget()
  }

  /// Takes what has been told so far, where a test does not care.
  func forget() {
    _ = rates.take()
    _ = memory.take()
    _ = output.take()
  }
}
