import CurrencyConverter
import CurrencyConverterMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread, .timeLimit(.minutes(1))) struct `Converter interactor` {
  @Test func `story: start restores, loads the list, then the rate, and saves it`() async throws {
    let sut = ConverterInteractorSUT()

    sut.interactor.start()
    await sut.rates.currencyAnswers.arrival(of: 1)
    #expect(sut.memory.take() == [.restore])
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
    #expect(sut.output.take() == [.didChangeBusy(false), .didChangeConversion(conversion, on: .ratesDay)])
    await sut.interactor.saveTask?.value
    #expect(sut.memory.take() == [.remember(conversion), .save])
  }

  @Test func `typing converts by the known rate, saves, and asks for nothing`() async throws {
    let (sut, conversion) = try await ConverterInteractorSUT.loaded()

    sut.interactor.changeAmount(to: .number(.number("7")))
    await sut.interactor.saveTask?.value

    let changed = conversion.with(.number(.number("7")))
    #expect(sut.output.take() == [.didChangeAmount(changed)])
    #expect(sut.memory.take() == [.remember(changed), .save])
  }

  @Test(arguments: [(ConversionSide.input, CurrencyPair.yenToEuro, "12"), (.output, .dollarToYen, "12.5")])
  func `a chosen currency changes the pair only when its rate has come`(
    _ side: ConversionSide, _ pair: CurrencyPair, _ amount: String
  ) async throws {
    let (sut, _) = try await ConverterInteractorSUT.loaded(amount: "12.5")

    sut.interactor.change(side, to: .yen)
    await sut.rates.rateAnswers.arrival(of: 2)
    #expect(sut.rates.take() == [.rate(pair)])
    #expect(sut.output.take() == [.didChangeBusy(true)])

    let rate = try ExchangeRate.of(pair)
    try await sut.answerRate(2, with: .success(rate))
    await sut.interactor.saveTask?.value
    let changed = Conversion(amount: .number(.number(amount)), pair: pair, rate: .current(rate))
    #expect(sut.output.take() == [.didChangeBusy(false), .didChangeConversion(changed, on: .ratesDay)])
    #expect(sut.memory.take() == [.remember(changed), .save])
  }

  @Test func `story: swapping twice gives the first pair again, amount kept`() async throws {
    let (sut, first) = try await ConverterInteractorSUT.loaded()

    for (number, pair) in [(2, CurrencyPair.euroToDollar), (3, .dollarToEuro)] {
      sut.interactor.swap()
      await sut.rates.rateAnswers.arrival(of: number)
      #expect(sut.rates.take() == [.rate(pair)])
      try await sut.answerRate(number, with: .success(.of(pair)))
      await sut.interactor.saveTask?.value
      let swapped = Conversion(amount: first.amount, pair: pair, rate: .current(try .of(pair)))
      #expect(
        sut.output.take() == [
          .didChangeBusy(true), .didChangeBusy(false), .didChangeConversion(swapped, on: .ratesDay),
        ])
      #expect(sut.memory.take() == [.remember(swapped), .save])
    }
  }

  @Test func `two swaps without waiting are two swaps`() async throws {
    let (sut, _) = try await ConverterInteractorSUT.loaded()

    sut.interactor.swap()
    sut.interactor.swap()

    await sut.rates.rateAnswers.arrival(of: 2)
    #expect(sut.rates.take() == [.rate(.dollarToEuro)], "what was outdated at once is not asked at all")
    try await sut.endRate(2)
  }

  @Test func `a choice builds on the one that is still under way`() async throws {
    let (sut, _) = try await ConverterInteractorSUT.loaded()

    sut.interactor.change(.output, to: .yen)
    sut.interactor.change(.input, to: .pound)
    await sut.rates.rateAnswers.arrival(of: 2)
    #expect(sut.rates.take() == [.rate(CurrencyPair(base: .pound, quote: .yen))])
    try await sut.endRate(2)

    sut.interactor.swap()
    await sut.rates.rateAnswers.arrival(of: 3)
    #expect(sut.rates.take() == [.rate(.euroToDollar)], "a choice that failed is forgotten")
    try await sut.endRate(3)
  }

  @Test func `across collaborators the order is: told, asked, answered, told, remembered`() async throws {
    let transcript = Transcript()
    let sut = ConverterInteractorSUT(transcript: transcript)

    _ = try await sut.load()

    #expect(
      transcript.take().map { $0.prefix { $0 != "(" }.description } == [
        "currencies.restore", "output.didRestore", "output.didChangeBusy", "rates.currencies", "output.didLoad",
        "rates.rate", "output.didChangeBusy", "output.didChangeConversion", "currencies.remember", "currencies.save",
      ])
  }

  @Test func `a typed amount is told before it is remembered`() async throws {
    let transcript = Transcript()
    let sut = ConverterInteractorSUT(transcript: transcript)

    sut.interactor.changeAmount(to: .empty)
    await sut.interactor.saveTask?.value

    #expect(
      transcript.take().map { $0.prefix { $0 != "(" }.description } == [
        "output.didChangeAmount", "currencies.remember", "currencies.save",
      ])
    sut.forget()
  }
}
