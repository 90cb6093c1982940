package import Days

extension ConverterPresenter: ConverterUseCaseOutput {
  package func didRestore(_ restored: RestoredConversion, on day: CalendarDay) {
    let conversion = restored.conversion
    if let problem = restored.problem {
      showsRestoreNotice = true
      view?.showNotice(ConverterWords.restoring(problem))
    }
    didChangeConversion(conversion, on: day)
    view?.showAmount(conversion.amount.text)
  }

  package func didChangeBusy(_ isBusy: Bool) {
    view?.showBusy(isBusy)
  }

  package func didLoad(_ currencies: [Currency]) {
    let byCode = Dictionary(currencies.map { ($0.code, $0) }) { first, _ in first }
    self.currencies = byCode.values.sorted { $0.code < $1.code }
    alerts.end(.currencies)
  }

  package func didChangeAmount(_ conversion: Conversion) {
    view?.showResult(ConverterWords.result(of: conversion))
  }

  package func didChangeConversion(_ conversion: Conversion, on day: CalendarDay) {
    pair = conversion.pair
    view?.limitAmount(toFractionDigits: pair.base.minorUnits)
    view?.showCurrencies(input: pair.base.letters, output: pair.quote.letters)
    view?.showResult(ConverterWords.result(of: conversion))
    view?.showRate(ConverterWords.rate(conversion.rate, today: day))
    endRefusal()
  }

  package func didFail(_ request: ConverterRequest, with error: RatesError, isCovered: Bool) {
    let subject: AlertStack.Subject = request == .currencies ? .currencies : .rate
    alerts.push(subject, ConverterWords.sentence(for: error, isCovered: isCovered), retrying: request)
  }

  package func didChangeSaving(_ problem: SavedStateError?) {
    // That the saved state cannot be read has been said already, and says more.
    if problem == .notReadable, showsRestoreNotice { return }
    showsRestoreNotice = false
    view?.showNotice(ConverterWords.saving(problem))
  }
}
