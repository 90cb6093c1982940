import CurrencyConverter
import CurrencyConverterMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread, .timeLimit(.minutes(1))) struct `Converter interactor and failures` {
  @Test func `while a rate is under way, a list that fails leaves the screen busy`() async throws {
    let sut = ConverterInteractorSUT()
    sut.interactor.start()
    sut.interactor.swap()
    await sut.rates.rateAnswers.arrival(of: 1)
    await sut.rates.currencyAnswers.arrival(of: 1)
    sut.forget()

    try await sut.answerList(1, with: .failure(.timedOut))
    #expect(sut.output.take() == [.didFail(.currencies, with: .timedOut, isCovered: false)])

    try await sut.answerRate(1, with: .failure(.malformed))
    #expect(sut.output.take().first == .didChangeBusy(false))
  }

  @Test(arguments: RatesError.examples) func `fault 8: a list that fails ends the busy state`(_ error: RatesError)
    async throws
  {
    let sut = ConverterInteractorSUT()
    sut.interactor.start()
    await sut.rates.currencyAnswers.arrival(of: 1)
    sut.forget()

    try await sut.answerList(1, with: .failure(error))

    #expect(sut.output.take() == [.didChangeBusy(false), .didFail(.currencies, with: error, isCovered: false)])
    #expect(sut.rates.take() == [], "without a list no rate is asked for")
  }

  @Test(arguments: RatesError.examples) func `fault 2: a rate that fails leaves everything as it was`(
    _ error: RatesError
  ) async throws {
    let (sut, conversion) = try await ConverterInteractorSUT.loaded()
    sut.interactor.change(.output, to: .yen)
    await sut.rates.rateAnswers.arrival(of: 2)
    sut.forget()

    try await sut.answerRate(2, with: .failure(error))

    #expect(sut.output.take() == [.didChangeBusy(false), .didFail(.rate(.dollarToYen), with: error, isCovered: false)])
    #expect(sut.memory.take() == (error.isOutage ? [.storedRate(.dollarToYen)] : []), "nothing is saved")

    sut.interactor.changeAmount(to: .empty)
    #expect(sut.output.take() == [.didChangeAmount(conversion.with(.empty))])
    await sut.interactor.saveTask?.value
    sut.forget()
  }

  @Test func `a swap that fails leaves the pair as it was`() async throws {
    let (sut, conversion) = try await ConverterInteractorSUT.loaded()
    sut.interactor.swap()
    try await sut.answerRate(2, with: .failure(.malformed))
    sut.forget()

    sut.interactor.changeAmount(to: .empty)

    #expect(sut.output.take() == [.didChangeAmount(conversion.with(.empty))])
    await sut.interactor.saveTask?.value
    sut.forget()
  }

  @Test func `story: each request that failed is sent once more as it was`() async throws {
    let sut = ConverterInteractorSUT()
    sut.interactor.start()
    await sut.rates.currencyAnswers.arrival(of: 1)
    try await sut.answerList(1, with: .failure(.timedOut))
    sut.forget()

    sut.interactor.send(.currencies)
    await sut.rates.currencyAnswers.arrival(of: 2)
    #expect(sut.rates.take() == [.currencies])
    #expect(sut.output.take() == [.didChangeBusy(true)])
    try await sut.answerList(2, with: .success(Currency.examples))
    await sut.rates.rateAnswers.arrival(of: 1)
    try await sut.answerRate(1, with: .failure(.malformed))
    sut.forget()

    sut.interactor.send(.rate(.dollarToEuro))
    await sut.rates.rateAnswers.arrival(of: 2)
    #expect(sut.rates.take() == [.rate(.dollarToEuro)])
    #expect(sut.output.take() == [.didChangeBusy(true)])
    try await sut.endRate(2)
  }

  @Test func `without a network the stored rate of the pair is used, and the failure told`() async throws {
    let stored = try ExchangeRate.of(.dollarToYen)
    let (sut, first) = try await ConverterInteractorSUT.loaded(storedRate: { $0 == stored.pair ? stored : nil })
    sut.interactor.change(.output, to: .yen)
    await sut.rates.rateAnswers.arrival(of: 2)
    sut.forget()

    try await sut.answerRate(2, with: .failure(.noConnection))
    await sut.interactor.saveTask?.value

    let conversion = Conversion(amount: first.amount, pair: .dollarToYen, rate: .stored(stored))
    #expect(
      sut.output.take() == [
        .didChangeBusy(false), .didChangeConversion(conversion, on: .ratesDay),
        .didFail(.rate(.dollarToYen), with: .noConnection, isCovered: true),
      ])
    #expect(sut.memory.take() == [.storedRate(.dollarToYen), .remember(conversion), .save])
  }

  @Test func `story: a save that fails is told once, and once that it works again`() async throws {
    let answers = HeldAnswers<Void, SavedStateError>(cancellation: nil)
    let sut = ConverterInteractorSUT(saveAnswers: answers)

    let endings: [Result<Void, SavedStateError>] = [
      .failure(.notWritable), .failure(.notWritable), .success(()), .success(()),
    ]
    for (number, ending) in endings.enumerated() {
      sut.interactor.changeAmount(to: .empty)
      await answers.arrival(of: number + 1)
      try answers.answer(number + 1, with: ending)
      await sut.interactor.saveTask?.value
    }

    let told = sut.output.take().filter { if case .didChangeSaving = $0 { true } else { false } }
    #expect(told == [.didChangeSaving(.notWritable), .didChangeSaving(nil)])
    sut.forget()
  }
}

extension RatesError {
  static let examples: [RatesError] = [
    .noConnection, .timedOut, .cancelled, .status(404), .status(503), .malformed, .unusable, .unknownCurrency(.yen),
  ]
}
