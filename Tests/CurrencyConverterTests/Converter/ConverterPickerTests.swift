import CurrencyConverter
import CurrencyConverterMocks
import Navigation
import NavigationMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Converter presenter and its picker` {
  @Test(arguments: [(ConversionSide.input, "Choose input currency", 3), (.output, "Choose output currency", 0)])
  func `story: open, choose, apply`(_ side: ConversionSide, _ title: String, _ selected: Int) {
    let sut = loaded()

    sut.presenter.chooseCurrency(side)
    #expect(
      sut.view.take() == [
        .hideKeyboard,
        .showPicker(
          PickerDisplay(
            title: title, rows: ["EUR : Euro", "GBP : Pound Sterling", "JPY : Yen", "USD : US Dollar"],
            selectedRow: selected)),
      ])

    sut.presenter.applyPicker(row: 2)
    #expect(sut.view.take() == [.hidePicker])
    #expect(sut.useCase.take() == [.change(side, to: .yen)])
  }

  @Test func `cancel closes and asks for nothing`() {
    let sut = loaded()
    sut.open(.input)

    sut.presenter.cancelPicker()

    #expect(sut.view.take() == [.hidePicker])
  }

  @Test func `editing the amount closes the picker`() {
    let sut = loaded()
    sut.open(.input)

    sut.presenter.changeAmount(to: "5")

    #expect(sut.view.take() == [.hidePicker])
    #expect(sut.useCase.take() == [.changeAmount(.number(.number("5")))])
  }

  @Test func `swapping closes the picker`() {
    let sut = loaded()
    sut.open(.input)

    sut.presenter.swap()

    #expect(sut.view.take() == [.hidePicker])
    #expect(sut.useCase.take() == [.swap])
  }

  @Test(arguments: [-1, 4, 99, nil]) func `fault 1: a row that does not exist is refused and changes nothing`(
    _ row: Int?
  ) {
    let sut = loaded()
    sut.open(.input)

    sut.presenter.applyPicker(row: row)

    let alert = AlertDisplay(message: "Choose a currency from the list.", offersRetry: false)
    #expect(sut.view.take() == [.showAlert(alert)])

    sut.presenter.applyPicker(row: 2)
    #expect(sut.view.take() == [.hideAlert, .hidePicker], "a good choice ends the alert")
    #expect(sut.useCase.take() == [.change(.input, to: .yen)])
  }

  @Test func `a picker that is not open, or no longer, applies nothing`() {
    let sut = loaded()
    sut.presenter.applyPicker(row: 1)
    sut.presenter.cancelPicker()
    sut.open(.input)
    sut.presenter.cancelPicker()
    _ = sut.view.take()

    sut.presenter.applyPicker(row: 1)
    sut.presenter.cancelPicker()

    #expect(sut.useCase.take() == [])
    #expect(sut.view.take() == [])
  }

  @Test func `fault 3: the side is the one the picker was opened for when it is applied`() {
    let sut = loaded()
    sut.open(.input)
    sut.open(.output)

    sut.presenter.applyPicker(row: 1)

    #expect(sut.view.take() == [.hidePicker])
    #expect(sut.useCase.take() == [.change(.output, to: .pound)])
  }

  @Test func `fault 9: loading twice does not duplicate names`() {
    let sut = loaded()
    sut.presenter.didLoad(Currency.examples + Currency.examples)
    sut.presenter.didLoad(Currency.examples + [Currency(code: .euro, name: "EURO")])

    sut.presenter.chooseCurrency(.input)

    #expect(sut.rows == ["EUR : Euro", "GBP : Pound Sterling", "JPY : Yen", "USD : US Dollar"])
  }

  @Test func `fault 12: a list that arrives while the picker is open does not change what its rows mean`() {
    let sut = loaded()
    sut.open(.input)

    sut.presenter.didLoad(Currency.examples.filter { $0.code != .euro })
    sut.presenter.applyPicker(row: 2)

    #expect(sut.view.take() == [.hidePicker])
    #expect(sut.useCase.take() == [.change(.input, to: .yen)])
  }

  @Test func `fault 12: a currency that vanished from the list does not become another one`() {
    let sut = loaded()
    sut.presenter.didLoad(Currency.examples.filter { $0.code != .usDollar })

    sut.presenter.chooseCurrency(.input)

    let rows = ["EUR : Euro", "GBP : Pound Sterling", "JPY : Yen"]
    let picker = PickerDisplay(title: "Choose input currency", rows: rows, selectedRow: nil)
    #expect(sut.view.take() == [.hideKeyboard, .showPicker(picker)])
  }

  @Test func `without a list there is nothing to choose from; retry loads it`() {
    let sut = ConverterPresenterSUT(at: #_sourceLocation)

    sut.presenter.chooseCurrency(.input)
    let alert = AlertDisplay(message: "The list of currencies has not been loaded yet.", offersRetry: true)
    #expect(sut.view.take() == [.hideKeyboard, .showAlert(alert)])

    sut.presenter.retry()
    #expect(sut.view.take() == [.hideAlert])
    #expect(sut.useCase.take() == [.send(.currencies)])
  }
}

@MainActor @Suite(.leakFree, .nothingUnread) struct `Currency picker` {
  @Test func `reports the selected row to its delegate`() {
    let (screen, delegate) = makeSUT()
    screen.showPicker(PickerDisplay(title: "Choose", rows: ["a", "b", "c"], selectedRow: 0))

    screen.picker.select(row: 2)
    screen.picker.apply()
    screen.picker.cancel()

    #expect(delegate.take() == [.start, .applyPicker(row: 2), .cancelPicker])
  }

  @Test func `a selection is told to the screen's observer`() {
    let (screen, presenter) = makeSUT()
    screen.showPicker(PickerDisplay(title: "Choose", rows: ["a", "b"], selectedRow: 0))
    let observer = registered(track(ScreenObserverSpy()))
    screen.context.observer = observer

    screen.picker.select(row: 1)

    #expect(observer.take() == [.screenDidChange(ObjectIdentifier(screen))])
    _ = presenter.take()
  }

  @Test(arguments: [-1, 3, Int.max, Int.min]) func `fault 1: a row that does not exist is not selected`(_ row: Int) {
    let (screen, delegate) = makeSUT()
    screen.showPicker(PickerDisplay(title: "Choose", rows: ["a", "b", "c"], selectedRow: 1))

    #expect(screen.picker.select(row: row) == false)

    #expect(screen.picker.selectedRow == 1)
    #expect(delegate.take() == [.start])
  }

  @Test func `once closed it reports nothing`() {
    let (screen, delegate) = makeSUT()
    screen.showPicker(PickerDisplay(title: "Choose", rows: ["a"], selectedRow: 0))
    screen.hidePicker()

    #expect(screen.picker.select(row: 0) == false)
    screen.picker.apply()
    screen.picker.cancel()

    #expect(delegate.take() == [.start])
  }

  @Test func `holds its delegate weakly`() {
    let picker = track(CurrencyPicker())
    do {
      let delegate = track(CurrencyPickerDelegateSpy())
      picker.delegate = delegate
    }

    #expect(picker.delegate == nil)
  }

  private func makeSUT(at location: SourceLocation = #_sourceLocation) -> (ConverterScreen, ConverterPresentationSpy) {
    let presenter = registered(track(ConverterPresentationSpy(), at: location), at: location)
    let screen = track(ConverterScreen(configurator: ConverterConfiguringStub { presenter }), at: location)
    screen.load()
    return (screen, presenter)
  }
}

// MARK: - Helpers

extension `Converter presenter and its picker` {
  private func loaded(at location: SourceLocation = #_sourceLocation) -> ConverterPresenterSUT {
    let sut = ConverterPresenterSUT(at: location)
    sut.presenter.didRestore(RestoredConversion(conversion: .initial, problem: nil), on: .ratesDay)
    sut.presenter.didLoad(Currency.examples)
    _ = sut.view.take()
    return sut
  }
}

extension ConverterPresenterSUT {
  fileprivate func open(_ side: ConversionSide) {
    presenter.chooseCurrency(side)
    _ = view.take()
  }

  /// The rows of the picker that was shown; takes the view's messages.
  fileprivate var rows: [String] {
    view.take().flatMap { message -> [String] in
      if case .showPicker(let picker) = message { picker.rows } else { [] }
    }
  }
}
