import CurrencyConverter
import CurrencyConverterMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks
import ViperRules

@MainActor @Suite(.leakFree, .enforces(.v07), .nothingUnread, .timeLimit(.minutes(1)))
struct `Converter and answers that come late` {
  @Test func `fault 3: a newer choice outdates an older answer, even from a service deaf to cancellation`() async throws
  {
    let (sut, first) = try await ConverterInteractorSUT.loaded(cancellation: nil)
    sut.interactor.change(.output, to: .yen)
    await sut.rates.rateAnswers.arrival(of: 2)
    let older = sut.interactor.rateTask
    sut.interactor.change(.input, to: .pound)
    await sut.rates.rateAnswers.arrival(of: 3)
    sut.forget()

    try sut.rates.rateAnswers.answer(2, with: .success(.of(.dollarToYen)))
    await older?.value
    #expect(sut.output.take() == [], "the older answer is dropped, and the newer one still awaited")

    let pair = CurrencyPair(base: .pound, quote: .yen)
    let rate = try ExchangeRate.of(pair)
    try await sut.answerRate(3, with: .success(rate))
    let changed = Conversion(amount: first.amount, pair: pair, rate: .current(rate))
    #expect(sut.output.take() == [.didChangeBusy(false), .didChangeConversion(changed, on: .ratesDay)])
    await sut.interactor.saveTask?.value
    sut.forget()
  }

  @Test func `an older answer that comes after the newer one changes nothing`() async throws {
    let (sut, _) = try await ConverterInteractorSUT.loaded(cancellation: nil)
    sut.interactor.change(.output, to: .yen)
    await sut.rates.rateAnswers.arrival(of: 2)
    let older = sut.interactor.rateTask
    sut.interactor.change(.output, to: .pound)
    await sut.rates.rateAnswers.arrival(of: 3)
    try await sut.answerRate(3, with: .failure(.malformed))
    sut.forget()

    try sut.rates.rateAnswers.answer(2, with: .success(.of(.dollarToYen)))
    await older?.value

    #expect(sut.output.take() == [])
    #expect(sut.memory.take() == [])
  }

  @Test func `a newer choice cancels the older request`() async throws {
    let (sut, _) = try await ConverterInteractorSUT.loaded()
    sut.interactor.change(.output, to: .yen)
    await sut.rates.rateAnswers.arrival(of: 2)
    let older = sut.interactor.rateTask

    sut.interactor.change(.output, to: .pound)

    #expect(throws: NoSuchQuestion.self, "cancellation has ended the question") {
      try sut.rates.rateAnswers.answer(2, with: .failure(.malformed))
    }
    await older?.value
    await sut.rates.rateAnswers.arrival(of: 3)
    #expect(sut.output.take() == [.didChangeBusy(true)])
    try await sut.endRate(3)
  }

  @Test func `a swap while the list loads is not outdated by the list`() async throws {
    let sut = ConverterInteractorSUT()
    sut.interactor.start()
    await sut.rates.currencyAnswers.arrival(of: 1)
    sut.interactor.swap()
    await sut.rates.rateAnswers.arrival(of: 1)
    sut.forget()

    try await sut.answerList(1, with: .success(Currency.examples))
    #expect(sut.output.take() == [.didLoad(Currency.examples)])
    #expect(sut.rates.take() == [], "the swapped pair's rate is still the one awaited")

    try await sut.answerRate(1, with: .failure(.malformed))
    #expect(
      sut.output.take() == [.didChangeBusy(false), .didFail(.rate(.euroToDollar), with: .malformed, isCovered: false)])
  }

  @Test func `fault 10: an answer after the module has gone finds nobody`() async throws {
    let sut = try await gone(cancellation: nil)

    try sut.rates.currencyAnswers.answer(1, with: .success(Currency.examples))
    await sut.task?.value

    #expect(sut.output.take() == [])
    #expect(sut.rates.take() == [], "the list was not followed by a rate")
  }

  @Test func `a module that goes cancels what it asked for`() async throws {
    let sut = try await gone(cancellation: .cancelled)

    #expect(throws: NoSuchQuestion.self, "cancellation has ended the question") {
      try sut.rates.currencyAnswers.answer(1, with: .success(Currency.examples))
    }
    await sut.task?.value

    #expect(sut.output.take() == [])
    #expect(sut.rates.take() == [])
  }

  @Test(.enforces(.v05)) func `nothing keeps the interactor alive while it waits`() async throws {
    let rates = track(RatesServiceSpy(source: .example, cancellation: nil))
    var interactor: ConverterInteractor? = ConverterInteractor(
      rates: rates, memory: StoredCurrencyService(storage: InMemoryStorage()), today: TodayStub(day: .ratesDay))
    weak let released = interactor
    interactor?.send(.currencies)
    await rates.currencyAnswers.arrival(of: 1)
    let task = interactor?.listTask

    interactor = nil
    #expect(released == nil)

    try rates.currencyAnswers.answer(1, with: .success([]))
    await task?.value
  }

  @Test(.enforces(.v05)) func `nothing keeps the interactor alive while it saves`() async throws {
    let answers = HeldAnswers<Void, SavedStateError>(cancellation: nil)
    let currencies = track(
      CurrencyServiceSpy(
        restored: { RestoredConversion(conversion: .initial, problem: nil) }, storedRate: { _ in nil },
        saveAnswers: answers))
    var interactor: ConverterInteractor? = ConverterInteractor(
      rates: RatesServiceSpy(source: .example), memory: currencies, today: TodayStub(day: .ratesDay))
    weak let released = interactor
    interactor?.changeAmount(to: .empty)
    await answers.arrival(of: 1)
    let task = interactor?.saveTask

    interactor = nil
    #expect(released == nil)

    try answers.answer(1, with: .success(()))
    await task?.value
  }

  /// An interactor that has gone while its first question was under way, and what it leaves behind.
  private func gone(
    cancellation: RatesError?, at location: SourceLocation = #_sourceLocation
  ) async throws -> (rates: RatesServiceSpy, output: ConverterUseCaseOutputSpy, task: Task<Void, Never>?) {
    let rates = registered(track(RatesServiceSpy(source: .example, cancellation: cancellation), at: location))
    let output = registered(track(ConverterUseCaseOutputSpy(), at: location))
    let interactor = track(
      ConverterInteractor(
        rates: rates, memory: StoredCurrencyService(storage: InMemoryStorage()), today: TodayStub(day: .ratesDay)),
      at: location)
    interactor.output = output
    interactor.send(.currencies)
    await rates.currencyAnswers.arrival(of: 1)
    _ = rates.take()
    _ = output.take()
    return (rates, output, interactor.listTask)
  }
}
