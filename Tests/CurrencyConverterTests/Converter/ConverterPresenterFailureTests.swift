import CurrencyConverter
import CurrencyConverterMocks
import Navigation
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Converter presenter and failures` {
  @Test(arguments: [
    (RatesError.noConnection, "The rates cannot be reached. Check the connection."),
    (.timedOut, "The rates did not come in time."),
    (.cancelled, "The request was cancelled."),
    (.status(429), "The rates have been asked for too often. Wait a moment."),
    (.status(503), "The rates' server answered with status 503."),
    (.tooLarge, "The answer of the rates' server is too long."),
    (.malformed, "The answer of the rates' server cannot be read."),
    (.unusable, "The rates' server gave a rate that cannot be used."),
    (.unknownCurrency(.won), "KRW is not among the currencies of this source."),
  ])
  func `story: each failure is told, and its retry is exactly that request`(_ error: RatesError, _ sentence: String) {
    let sut = makeSUT()

    for request in [ConverterRequest.currencies, .rate(.yenToEuro)] {
      sut.presenter.didFail(request, with: error, isCovered: false)
      #expect(sut.view.take() == [.showAlert(AlertDisplay(message: sentence, offersRetry: true))])

      sut.presenter.retry()
      #expect(sut.view.take() == [.hideAlert])
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

  @Test func `a newer rate request withdraws the alert of an older one`() {
    let sut = makeSUT()
    sut.presenter.didFail(.rate(.dollarToYen), with: .timedOut, isCovered: false)
    _ = sut.view.take()

    sut.presenter.swap()
    #expect(sut.view.take() == [.hideAlert])
    #expect(sut.useCase.take() == [.swap])

    sut.presenter.retry()
    #expect(sut.useCase.take() == [], "the outdated request is not sent again")
  }

  @Test func `story: two requests fail, and each is retried`() {
    let sut = makeSUT()
    sut.presenter.didFail(.rate(.euroToDollar), with: .timedOut, isCovered: false)
    sut.presenter.didFail(.currencies, with: .noConnection, isCovered: false)
    let timedOut = AlertDisplay(message: "The rates did not come in time.", offersRetry: true)
    let noConnection = AlertDisplay(message: "The rates cannot be reached. Check the connection.", offersRetry: true)
    #expect(sut.view.take() == [.showAlert(timedOut), .showAlert(noConnection)])

    sut.presenter.retry()
    #expect(sut.view.take() == [.showAlert(timedOut)])
    #expect(sut.useCase.take() == [.send(.currencies)])

    sut.presenter.retry()
    #expect(sut.view.take() == [.hideAlert])
    #expect(sut.useCase.take() == [.send(.rate(.euroToDollar))])
  }

  @Test func `a request that fails again has one alert, the newer one`() {
    let sut = makeSUT()
    sut.presenter.didFail(.rate(.euroToDollar), with: .timedOut, isCovered: false)
    sut.presenter.didFail(.rate(.yenToEuro), with: .timedOut, isCovered: false)
    _ = sut.view.take()

    sut.presenter.retry()

    #expect(sut.view.take() == [.hideAlert])
    #expect(sut.useCase.take() == [.send(.rate(.yenToEuro))])
  }

  @Test func `a newer rate request leaves the alert of the list alone`() {
    let sut = makeSUT()
    sut.presenter.didFail(.currencies, with: .timedOut, isCovered: false)
    _ = sut.view.take()

    sut.presenter.swap()

    #expect(sut.view.take() == [])
    #expect(sut.useCase.take() == [.swap])
  }

  @Test func `a list that comes withdraws the alert that it is missing`() {
    let sut = makeSUT()
    sut.presenter.chooseCurrency(.input)
    _ = sut.view.take()

    sut.presenter.didLoad(Currency.examples)

    #expect(sut.view.take() == [.hideAlert])
  }

  @Test func `closing an alert shows the one under it, and sends nothing`() {
    let sut = makeSUT()
    sut.presenter.didFail(.currencies, with: .timedOut, isCovered: false)
    sut.presenter.didFail(.rate(.yenToEuro), with: .malformed, isCovered: false)
    _ = sut.view.take()

    sut.presenter.dismissAlert()
    #expect(
      sut.view.take() == [.showAlert(AlertDisplay(message: "The rates did not come in time.", offersRetry: true))])

    sut.presenter.dismissAlert()
    #expect(sut.view.take() == [.hideAlert])
    #expect(sut.useCase.take() == [])
  }

  @Test func `what was wrong with the saved state is said until amount or pair are changed`() {
    let sut = makeSUT()
    sut.presenter.didRestore(RestoredConversion(conversion: .initial, problem: .damaged), on: .ratesDay)
    _ = sut.view.take()

    sut.presenter.changeAmount(to: "5")
    #expect(sut.view.take() == [.showNotice("")])

    sut.presenter.changeAmount(to: "55")
    #expect(sut.view.take() == [])
    _ = sut.useCase.take()
  }

  @Test func `that the saved state cannot be read is said once, and not overwritten`() {
    let sut = makeSUT()
    sut.presenter.didRestore(RestoredConversion(conversion: .initial, problem: .notReadable), on: .ratesDay)
    _ = sut.view.take()

    sut.presenter.didChangeSaving(.notReadable)

    #expect(sut.view.take() == [])
  }

  @Test func `an action does not end the notice of a save that fails`() {
    let sut = makeSUT()
    sut.presenter.didRestore(RestoredConversion(conversion: .initial, problem: .damaged), on: .ratesDay)
    sut.presenter.didChangeSaving(.notWritable)
    _ = sut.view.take()

    sut.presenter.changeAmount(to: "5")

    #expect(sut.view.take() == [])
    _ = sut.useCase.take()
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

  @Test func `fault 10: the screen goes though the presenter stays, and an answer does nothing`() throws {
    let useCase = registered(track(ConverterUseCaseSpy()))
    let router = registered(track(ConverterRoutingSpy()))
    var view: ConverterViewSpy? = ConverterViewSpy()
    weak let gone = view
    let presenter = track(ConverterPresenter(view: try #require(view), useCase: useCase, router: router))
    view = nil
    #expect(gone == nil, "the presenter does not hold its view")

    presenter.didChangeConversion(try .example(amount: "100"), on: .ratesDay)
    presenter.didFail(.currencies, with: .timedOut, isCovered: false)
    presenter.didChangeBusy(false)

    #expect(useCase.take() == [])
  }

  private func makeSUT(at location: SourceLocation = #_sourceLocation) -> ConverterPresenterSUT {
    ConverterPresenterSUT(at: location)
  }
}
