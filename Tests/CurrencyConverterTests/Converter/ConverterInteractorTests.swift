import CurrencyConverter
import CurrencyConverterMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread, .timeLimit(.minutes(1))) struct `Converter interactor` {
  @Test func `story: start restores, loads the list, then the rate, and saves it`() async throws {
    let sut = makeSUT()

    sut.interactor.start()
    await sut.rates.currencyAnswers.arrival(of: 1)
    #expect(sut.currencies.take() == [.restore])
    #expect(sut.rates.take() == [.currencies])
    #expect(
      sut.output.take() == [
        .didRestore(RestoredConversion(conversion: .initial, problem: nil), on: .ratesDay), .didChangeBusy(true),
      ])

    try await sut.answerList(1, with: .success(Currency.examples))
    await sut.rates.rateAnswers.arrival(of: 1)
    #expect(sut.rates.take() == [.rate(.dollarToEuro)])
    #expect(sut.output.take() == [.didLoad(Currency.examples)])

    let rate = try ExchangeRate.of(.dollarToEuro)
    let conversion = Conversion(amount: Conversion.initial.amount, pair: .dollarToEuro, rate: .current(rate))
    try await sut.answerRate(1, with: .success(rate))
    #expect(sut.output.take() == [.didChangeBusy(false), .didChangeRate(conversion, on: .ratesDay)])
    await sut.interactor.saveTask?.value
    #expect(sut.currencies.take() == [.remember(conversion), .save])
  }

  @Test func `typing converts by the known rate, saves, and asks for nothing`() async throws {
    let (sut, conversion) = try await loaded()

    sut.interactor.changeAmount(to: .number(.number("7")))
    await sut.interactor.saveTask?.value

    let changed = conversion.with(.number(.number("7")))
    #expect(sut.output.take() == [.didChangeAmount(changed)])
    #expect(sut.currencies.take() == [.remember(changed), .save])
  }

  @Test(arguments: [(ConversionSide.input, CurrencyPair.yenToEuro, "12"), (.output, .dollarToYen, "12.5")])
  func `a chosen currency changes the pair only when its rate has come`(
    _ side: ConversionSide, _ pair: CurrencyPair, _ amount: String
  ) async throws {
    let (sut, _) = try await loaded(amount: "12.5")

    sut.interactor.change(side, to: .yen)
    await sut.rates.rateAnswers.arrival(of: 2)
    #expect(sut.rates.take() == [.rate(pair)])
    #expect(sut.output.take() == [.didChangeBusy(true)])

    let rate = try ExchangeRate.of(pair)
    try await sut.answerRate(2, with: .success(rate))
    await sut.interactor.saveTask?.value
    let changed = Conversion(amount: .number(.number(amount)), pair: pair, rate: .current(rate))
    #expect(sut.output.take() == [.didChangeBusy(false), .didChangeRate(changed, on: .ratesDay)])
    #expect(sut.currencies.take() == [.remember(changed), .save])
  }

  @Test func `story: swapping twice gives the first pair again, amount kept`() async throws {
    let (sut, first) = try await loaded()

    for (number, pair) in [(2, CurrencyPair.euroToDollar), (3, .dollarToEuro)] {
      sut.interactor.swap()
      await sut.rates.rateAnswers.arrival(of: number)
      #expect(sut.rates.take() == [.rate(pair)])
      try await sut.answerRate(number, with: .success(.of(pair)))
      await sut.interactor.saveTask?.value
      let swapped = Conversion(amount: first.amount, pair: pair, rate: .current(try .of(pair)))
      #expect(
        sut.output.take() == [.didChangeBusy(true), .didChangeBusy(false), .didChangeRate(swapped, on: .ratesDay)])
      #expect(sut.currencies.take() == [.remember(swapped), .save])
    }
  }

  // MARK: Failures

  @Test(arguments: RatesError.examples) func `fault 8: a list that fails ends the busy state`(_ error: RatesError)
    async throws
  {
    let sut = makeSUT()
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
    let (sut, conversion) = try await loaded()
    sut.interactor.change(.output, to: .yen)
    await sut.rates.rateAnswers.arrival(of: 2)
    sut.forget()

    try await sut.answerRate(2, with: .failure(error))

    #expect(sut.output.take() == [.didChangeBusy(false), .didFail(.rate(.dollarToYen), with: error, isCovered: false)])
    #expect(sut.currencies.take() == (error.isOutage ? [.storedRate(.dollarToYen)] : []), "nothing is saved")

    sut.interactor.changeAmount(to: .empty)
    #expect(sut.output.take() == [.didChangeAmount(conversion.with(.empty))])
    await sut.interactor.saveTask?.value
    sut.forget()
  }

  @Test func `a swap that fails leaves the pair as it was`() async throws {
    let (sut, conversion) = try await loaded()
    sut.interactor.swap()
    try await sut.answerRate(2, with: .failure(.malformed))
    sut.forget()

    sut.interactor.changeAmount(to: .empty)

    #expect(sut.output.take() == [.didChangeAmount(conversion.with(.empty))])
    await sut.interactor.saveTask?.value
    sut.forget()
  }

  @Test func `story: each request that failed is sent once more as it was`() async throws {
    let sut = makeSUT()
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
  }

  @Test func `without a network the stored rate of the pair is used, and the failure told`() async throws {
    let stored = try ExchangeRate.of(.dollarToYen)
    let (sut, first) = try await loaded(storedRate: { $0 == stored.pair ? stored : nil })
    sut.interactor.change(.output, to: .yen)
    await sut.rates.rateAnswers.arrival(of: 2)
    sut.forget()

    try await sut.answerRate(2, with: .failure(.noConnection))
    await sut.interactor.saveTask?.value

    let conversion = Conversion(amount: first.amount, pair: .dollarToYen, rate: .stored(stored))
    #expect(
      sut.output.take() == [
        .didChangeBusy(false), .didChangeRate(conversion, on: .ratesDay),
        .didFail(.rate(.dollarToYen), with: .noConnection, isCovered: true),
      ])
    #expect(sut.currencies.take() == [.storedRate(.dollarToYen), .remember(conversion), .save])
  }

  @Test func `story: a save that fails is told once, and once that it works again`() async throws {
    let answers = HeldAnswers<Void, SavedStateError>(cancellation: nil)
    let sut = makeSUT(saveAnswers: answers)

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

// MARK: - Helpers

extension `Converter interactor` {
  private func makeSUT(
    saveAnswers: HeldAnswers<Void, SavedStateError>? = nil, at location: SourceLocation = #_sourceLocation
  ) -> ConverterInteractorSUT {
    ConverterInteractorSUT(saveAnswers: saveAnswers, at: location)
  }

  private func loaded(
    amount: String = "100", storedRate: @escaping @MainActor (CurrencyPair) -> ExchangeRate? = { _ in nil },
    at location: SourceLocation = #_sourceLocation
  ) async throws -> (ConverterInteractorSUT, Conversion) {
    let sut = ConverterInteractorSUT(amount: amount, storedRate: storedRate, at: location)
    return (sut, try await sut.load())
  }
}
