internal import Navigation

/// Turns the converter's answers and errors into words, and decides who is asked.
///
/// - Owned by: ``ConverterScreen``.
/// - Owns: ``ConverterUseCase``, ``ConverterRouting``.
/// - Holds weakly: ``ConverterView``, which owns the presenter: a strong reference would close a cycle.
@MainActor public final class ConverterPresenter {
  private weak let view: (any ConverterView)?
  package let useCase: any ConverterUseCase
  package let router: any ConverterRouting

  private var currencies: [Currency] = []
  private var pair = Conversion.initial.pair
  private var pickedSide: ConversionSide?
  private var failedRequest: ConverterRequest?

  public init(view: any ConverterView, useCase: any ConverterUseCase, router: any ConverterRouting) {
    self.view = view
    self.useCase = useCase
    self.router = router
  }
}

// MARK: - What a user does

extension ConverterPresenter: ConverterPresentation {
  public func start() {
    useCase.start()
  }

  public func changeAmount(to text: String) {
    closePicker()
    do throws(ExactDecimal.ParsingError) {
      useCase.changeAmount(to: try Amount(typed: text))
    } catch {
      refuseEdit(.noNumber)
    }
  }

  public func refuseEdit(_ refusal: AmountRefusal) {
    view?.showRefusal(ConverterWords.sentence(for: refusal))
  }

  public func chooseCurrency(_ side: ConversionSide) {
    view?.hideKeyboard()
    guard !currencies.isEmpty else {
      failedRequest = .currencies
      view?.showAlert(AlertDisplay(message: ConverterWords.noCurrencies, offersRetry: true))
      return
    }

    pickedSide = side
    let code = pair.code(on: side)
    view?.showPicker(
      PickerDisplay(
        title: ConverterWords.pickerTitle(side),
        rows: currencies.map(ConverterWords.row),
        selectedRow: currencies.firstIndex { $0.code == code }))
  }

  public func swap() {
    closePicker()
    useCase.swap()
  }

  public func finishEditing() {
    view?.hideKeyboard()
  }

  public func retry() {
    guard let request = failedRequest else { return }
    failedRequest = nil
    useCase.send(request)
  }

  public func openAbout() {
    do throws(NavigationError) {
      try router.openAbout()
    } catch {
      view?.showAlert(AlertDisplay(message: ConverterWords.noNavigation, offersRetry: false))
    }
  }
}

extension ConverterPresenter: CurrencyPickerDelegate {
  public func applyPicker(row: Int?) {
    guard let side = pickedSide else { return }
    guard let row, currencies.indices.contains(row) else {
      view?.showAlert(AlertDisplay(message: ConverterWords.nothingPicked, offersRetry: false))
      return
    }
    closePicker()
    useCase.change(side, to: currencies[row].code)
  }

  public func cancelPicker() {
    closePicker()
  }

  private func closePicker() {
    guard pickedSide != nil else { return }
    pickedSide = nil
    view?.hidePicker()
  }
}

// MARK: - What has become of it

extension ConverterPresenter: ConverterUseCaseOutput {
  public func didRestore(_ restored: RestoredConversion, on day: CalendarDay) {
    let conversion = restored.conversion
    if let problem = restored.problem { view?.showNotice(ConverterWords.restoring(problem)) }
    didChangeRate(conversion, on: day)
    view?.showAmount(conversion.amount.text)
  }

  public func didChangeBusy(_ isBusy: Bool) {
    view?.showBusy(isBusy)
  }

  public func didLoad(_ currencies: [Currency]) {
    self.currencies = Set(currencies).sorted { ($0.code, $0.name) < ($1.code, $1.name) }
  }

  public func didChangeAmount(_ conversion: Conversion) {
    showResult(of: conversion)
  }

  public func didChangeRate(_ conversion: Conversion, on day: CalendarDay) {
    pair = conversion.pair
    view?.limitAmount(toFractionDigits: pair.base.minorUnits)
    view?.showCurrencies(input: pair.base.letters, output: pair.quote.letters)
    showResult(of: conversion)
    view?.showRate(
      RateDisplay(
        text: conversion.rate.rate?.text ?? "",
        source: conversion.rate.rate.map(ConverterWords.source) ?? "",
        note: ConverterWords.note(on: conversion.rate, today: day)))
  }

  public func didFail(_ request: ConverterRequest, with error: RatesError, isCovered: Bool) {
    failedRequest = request
    view?.showAlert(
      AlertDisplay(message: ConverterWords.sentence(for: error, isCovered: isCovered), offersRetry: true))
  }

  public func didChangeSaving(_ problem: SavedStateError?) {
    view?.showNotice(ConverterWords.saving(problem))
  }

  private func showResult(of conversion: Conversion) {
    do throws(ExchangeRate.ConversionError) {
      view?.showResult(try conversion.result()?.text ?? "")
    } catch {
      view?.showResult(ConverterWords.resultTooLarge)
    }
  }
}
