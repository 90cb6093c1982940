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

    sut.presenter.didChangeRate(try .example(amount: "100"), on: .ratesDay)

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

    sut.presenter.didChangeRate(try .example(amount: "100"), on: .day(today))

    let shown = sut.view.take().compactMap { message in
      if case .showRate(let rate) = message { rate.note } else { nil }
    }
    #expect(shown == [note])
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

  @Test func `fault 11: the result has one separator and no grouping, whatever the machine's locale`() throws {
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

  // MARK: Failures

  @Test(arguments: [
    (RatesError.noConnection, "The rates cannot be reached. Check the connection."),
    (.timedOut, "The rates did not come in time."),
    (.cancelled, "The request was cancelled."),
    (.status(429), "The rates have been asked for too often. Wait a moment."),
    (.status(503), "The rates' server answered with status 503."),
    (.malformed, "The rates' server answered with something that is no rate."),
    (.unusable, "The rates' server gave a rate that cannot be used."),
    (.unknownCurrency(.won), "KRW is not among the currencies of this source."),
  ])
  func `story: each failure is told, and its retry is exactly that request`(_ error: RatesError, _ sentence: String) {
    let sut = makeSUT()

    for request in [ConverterRequest.currencies, .rate(.yenToEuro)] {
      sut.presenter.didFail(request, with: error, isCovered: false)
      #expect(sut.view.take() == [.showAlert(AlertDisplay(message: sentence, offersRetry: true))])

      sut.presenter.retry()
      #expect(sut.useCase.take() == [.send(request)])

      sut.presenter.retry()
      #expect(sut.useCase.take() == [], "what has been retried is not retried again")
    }
  }

  @Test func `a failure that a stored rate covers says so`() {
    let sut = makeSUT()

    sut.presenter.didFail(.rate(.yenToEuro), with: .noConnection, isCovered: true)

    let message = "The rates cannot be reached. Check the connection. The stored rate is used."
    #expect(sut.view.take() == [.showAlert(AlertDisplay(message: message, offersRetry: true))])
  }

  @Test func `story: saving fails, and works again`() {
    let sut = makeSUT()

    sut.presenter.didChangeSaving(.notWritable)
    #expect(sut.view.take() == [.showNotice("The amount and the currencies cannot be saved.")])

    sut.presenter.didChangeSaving(nil)
    #expect(sut.view.take() == [.showNotice("")])
  }

  // MARK: Elsewhere

  @Test func `swap is passed on`() {
    let sut = makeSUT()

    sut.presenter.swap()

    #expect(sut.useCase.take() == [.swap])
  }

  @Test func `about is opened by the router`() {
    let sut = makeSUT()

    sut.presenter.openAbout()

    #expect(sut.router.take() == [.openAbout])
  }

  @Test func `where about cannot be opened, it says so`() {
    let sut = makeSUT()
    sut.router.refusal = .noNavigation

    sut.presenter.openAbout()

    #expect(sut.router.take() == [.openAbout])
    #expect(
      sut.view.take() == [
        .showAlert(AlertDisplay(message: "This screen cannot be opened from here.", offersRetry: false))
      ])
  }

  @Test func `fault 10: after the screen has gone, an answer does nothing`() throws {
    let useCase = registered(track(ConverterUseCaseSpy()))
    let router = registered(track(ConverterRoutingSpy()))
    let presenter = track(ConverterPresenter(view: ConverterViewSpy(), useCase: useCase, router: router))

    presenter.didChangeRate(try .example(amount: "100"), on: .ratesDay)
    presenter.didFail(.currencies, with: .timedOut, isCovered: false)
    presenter.didChangeBusy(false)

    #expect(useCase.take() == [])
  }
}

// MARK: - Helpers

extension `Converter presenter` {
  private func makeSUT(at location: SourceLocation = #_sourceLocation) -> ConverterPresenterSUT {
    ConverterPresenterSUT(at: location)
  }
}

/// A presenter between three spies.
@MainActor struct ConverterPresenterSUT {
  let view: ConverterViewSpy
  let useCase: ConverterUseCaseSpy
  let router: ConverterRoutingSpy
  let presenter: ConverterPresenter

  init(at location: SourceLocation) {
    view = registered(track(ConverterViewSpy(), at: location), at: location)
    useCase = registered(track(ConverterUseCaseSpy(), at: location), at: location)
    router = registered(track(ConverterRoutingSpy(), at: location), at: location)
    presenter = track(ConverterPresenter(view: view, useCase: useCase, router: router), at: location)
  }
}

extension Conversion {
  /// US dollars to euros, at the bundled figures.
  static func example(amount: String) throws -> Conversion {
    try Conversion(
      amount: Amount(typed: amount), pair: .dollarToEuro, rate: .current(.of(.dollarToEuro, base: "1.1684", quote: "1"))
    )
  }
}
