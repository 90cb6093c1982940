import CurrencyConverter
import CurrencyConverterMocks
import Navigation
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Converter presenter` {
  // MARK: Start

  @Test func `story: a first start without any rate yet`() {
    let sut = makeSUT()

    sut.presenter.start()
    #expect(sut.useCase.take() == [.start])

    sut.presenter.didRestore(RestoredConversion(conversion: .initial, problem: nil), on: .ratesDay)
    #expect(
      sut.view.take() == [
        .limitAmount(fractionDigits: 2), .showCurrencies(input: "USD", output: "EUR"), .showResult(""),
        .showRate(RateDisplay(text: "", source: "", note: "")), .showAmount("100"),
      ])

    sut.presenter.didChangeBusy(true)
    #expect(sut.view.take() == [.showBusy(true)])

    sut.presenter.didLoad(Currency.examples)
    #expect(sut.view.take() == [])

    sut.presenter.didChangeBusy(false)
    #expect(sut.view.take() == [.showBusy(false)])
  }

  @Test func `the rate of the pair is shown with its date, its source and the result`() throws {
    let sut = makeSUT()

    sut.presenter.didChangeConversion(try .example(amount: "100"), on: .ratesDay)

    #expect(
      sut.view.take() == [
        .limitAmount(fractionDigits: 2), .showCurrencies(input: "USD", output: "EUR"), .showResult("85.58"),
        .showRate(
          RateDisplay(text: "1 USD = 0.855871 EUR", source: "Source: Example Bank, 13 April 2026", note: "")),
      ])
  }

  @Test func `a stored rate counts from the start, and says so`() throws {
    let sut = makeSUT()
    let rate = try ExchangeRate.of(.yenToEuro)
    let conversion = Conversion(amount: .number(.number("7")), pair: .yenToEuro, rate: .stored(rate))

    sut.presenter.didRestore(RestoredConversion(conversion: conversion, problem: nil), on: .ratesDay)

    #expect(
      sut.view.take() == [
        .limitAmount(fractionDigits: 0), .showCurrencies(input: "JPY", output: "EUR"), .showResult("3.5"),
        .showRate(
          RateDisplay(
            text: "1 JPY = 0.5 EUR", source: "Source: Example Bank, 13 April 2026",
            note: "Stored rate: no newer one has come.")),
        .showAmount("7"),
      ])
  }

  @Test(arguments: [
    ("2026-04-13", ""), ("2026-04-17", ""), ("2026-04-18", "This rate is 5 days old."), ("2026-04-12", ""),
    ("2027-01-01", "This rate is 263 days old."),
  ])
  func `a rate older than four days says how old it is`(_ today: String, _ note: String) throws {
    let sut = makeSUT()

    sut.presenter.didChangeConversion(try .example(amount: "100"), on: .day(today))

    #expect(sut.rateNotes == [note])
  }

  @Test(arguments: [
    ("2026-04-17", "Stored rate: no newer one has come."),
    ("2026-04-18", "Stored rate: no newer one has come. This rate is 5 days old."),
  ])
  func `a stored rate that is old says both`(_ today: String, _ note: String) throws {
    let sut = makeSUT()
    let conversion = Conversion(amount: .empty, pair: .yenToEuro, rate: .stored(try .of(.yenToEuro)))

    sut.presenter.didChangeConversion(conversion, on: .day(today))

    #expect(sut.rateNotes == [note])
  }

  @Test(arguments: [
    (SavedStateError.damaged, "What was saved was damaged and has been set aside. The converter starts afresh."),
    (.notReadable, "What was saved cannot be read. The converter starts afresh."),
  ])
  func `a saved state that cannot be used is told, and the converter starts`(
    _ problem: SavedStateError, _ sentence: String
  ) {
    let sut = makeSUT()

    sut.presenter.didRestore(RestoredConversion(conversion: .initial, problem: problem), on: .ratesDay)

    #expect(sut.view.take().first == .showNotice(sentence))
  }

  // MARK: Typing

  @Test func `story: typing converts each text, and leaves the amount alone`() throws {
    let sut = makeSUT()

    sut.presenter.changeAmount(to: "1.")
    #expect(sut.useCase.take() == [.changeAmount(.number(.number("1")))])

    sut.presenter.didChangeAmount(try .example(amount: "1"))
    #expect(sut.view.take() == [.showResult("0.85")])

    sut.presenter.changeAmount(to: "")
    #expect(sut.useCase.take() == [.changeAmount(.empty)])

    sut.presenter.didChangeAmount(try .example(amount: ""))
    #expect(sut.view.take() == [.showResult("0")])
  }

  @Test func `fault 11: the result has one separator and no grouping`() throws {
    let sut = makeSUT()

    sut.presenter.didChangeAmount(try .example(amount: "1234567.89"))

    #expect(sut.view.take() == [.showResult("1056631.19")])
  }

  @Test func `a result that cannot be exact is not shown as a number`() throws {
    let sut = makeSUT()
    let rate = try ExchangeRate.of(.dollarToEuro, base: "0." + String(repeating: "0", count: 37) + "1", quote: "1")

    sut.presenter.didChangeAmount(
      Conversion(amount: .number(.number("1000")), pair: .dollarToEuro, rate: .current(rate)))

    #expect(sut.view.take() == [.showResult("Too large to be shown exactly.")])
  }

  @Test(arguments: [
    (AmountRefusal.unexpectedCharacter("x"), "“x” is neither a digit nor a decimal separator."),
    (.secondSeparator, "There is a decimal separator already."),
    (.separatorWithoutDigit, "A decimal separator needs a digit before it."),
    (.noFraction, "This currency has no decimal digits."),
    (.tooManyFractionDigits(limit: 2), "This currency has 2 decimal digits at most."),
    (.tooManyIntegerDigits(limit: 12), "An amount has 12 digits before the decimal separator at most."),
    (.outOfRange, "This part of the amount does not exist."),
    (.noNumber, "There is no number in this text."),
    (.severalLines, "An amount is one line."),
    (.unclearSeparators, "It is not clear how the separators in this number are meant."),
  ])
  func `a refused edit is told with its reason`(_ refusal: AmountRefusal, _ sentence: String) {
    let sut = makeSUT()

    sut.presenter.refuseEdit(refusal)

    #expect(sut.view.take() == [.showRefusal(sentence)])
  }

  @Test func `a refusal ends with the next accepted edit`() {
    let sut = makeSUT()
    sut.presenter.refuseEdit(.noFraction)
    _ = sut.view.take()

    sut.presenter.changeAmount(to: "5")

    #expect(sut.view.take() == [.showRefusal("")])
    _ = sut.useCase.take()
  }

  @Test func `a refusal ends when the rate changes`() throws {
    let sut = makeSUT()
    sut.presenter.refuseEdit(.noFraction)
    sut.presenter.didChangeConversion(try .example(amount: "100"), on: .ratesDay)
    #expect(sut.view.take().last == .showRefusal(""))

    sut.presenter.didChangeConversion(try .example(amount: "100"), on: .ratesDay)
    #expect(sut.view.take().last != .showRefusal(""))
  }

  @Test func `a text that is no amount is refused and converts nothing`() {
    let sut = makeSUT()

    sut.presenter.changeAmount(to: "nan")

    #expect(sut.view.take() == [.showRefusal("There is no number in this text.")])
  }

  @Test func `done hides the keyboard`() {
    let sut = makeSUT()

    sut.presenter.finishEditing()

    #expect(sut.view.take() == [.hideKeyboard])
  }

  private func makeSUT(at location: SourceLocation = #_sourceLocation) -> ConverterPresenterSUT {
    ConverterPresenterSUT(at: location)
  }
}
