internal import Navigation

/// Turns the converter's answers and errors into words, and decides who is asked.
///
/// - Owned by: ``ConverterScreen``.
/// - Owns: ``ConverterUseCase``, ``ConverterRouting``.
/// - Holds weakly: ``ConverterView``, which owns the presenter: a strong reference would close a cycle.
@MainActor package final class ConverterPresenter {
  weak let view: (any ConverterView)?
  package let useCase: any ConverterUseCase
  package let router: any ConverterRouting

  var currencies: [Currency] = []
  var pair = Conversion.initial.pair
  var failedRequest: ConverterRequest?
  var showsRefusal = false
  var showsRestoreNotice = false

  /// What the open picker is for: its rows stay what they were when it opened, whatever list arrives meanwhile.
  private var picking: (side: ConversionSide, rows: [Currency])?

  package init(view: any ConverterView, useCase: any ConverterUseCase, router: any ConverterRouting) {
    self.view = view
    self.useCase = useCase
    self.router = router
  }
}

// MARK: - What a user does

extension ConverterPresenter: ConverterPresentation {
  package func start() {
    useCase.start()
  }

  package func changeAmount(to text: String) {
    beginAction()
    do throws(ExactDecimal.ParsingError) {
      useCase.changeAmount(to: try Amount(typed: text))
    } catch {
      refuseEdit(.noNumber)
    }
  }

  package func refuseEdit(_ refusal: AmountRefusal) {
    showsRefusal = true
    view?.showRefusal(ConverterWords.sentence(for: refusal))
  }

  package func chooseCurrency(_ side: ConversionSide) {
    view?.hideKeyboard()
    guard !currencies.isEmpty else {
      failedRequest = .currencies
      view?.showAlert(AlertDisplay(message: ConverterWords.noCurrencies, offersRetry: true))
      return
    }

    picking = (side, currencies)
    let code = pair.code(on: side)
    view?.showPicker(
      PickerDisplay(
        title: ConverterWords.pickerTitle(side),
        rows: currencies.map(ConverterWords.row),
        selectedRow: currencies.firstIndex { $0.code == code }))
  }

  package func swap() {
    beginAction()
    beginRateRequest()
    useCase.swap()
  }

  package func finishEditing() {
    view?.hideKeyboard()
  }

  package func retry() {
    guard let request = failedRequest else { return }
    failedRequest = nil
    useCase.send(request)
  }

  package func openAbout() {
    do throws(NavigationError) {
      try router.openAbout()
    } catch {
      view?.showAlert(AlertDisplay(message: ConverterWords.noNavigation, offersRetry: false))
    }
  }
}

extension ConverterPresenter: CurrencyPickerDelegate {
  package func applyPicker(row: Int?) {
    guard let picking else { return }
    guard let row, picking.rows.indices.contains(row) else {
      view?.showAlert(AlertDisplay(message: ConverterWords.nothingPicked, offersRetry: false))
      return
    }
    beginAction()
    beginRateRequest()
    useCase.change(picking.side, to: picking.rows[row].code)
  }

  package func cancelPicker() {
    closePicker()
  }

  private func closePicker() {
    guard picking != nil else { return }
    picking = nil
    view?.hidePicker()
  }

  /// What is open or still said ends with the user's next action.
  private func beginAction() {
    closePicker()
    guard showsRestoreNotice else { return }
    showsRestoreNotice = false
    view?.showNotice("")
  }

  /// A failed rate request is outdated by a newer one, and its alert with it.
  private func beginRateRequest() {
    guard case .rate = failedRequest else { return }
    failedRequest = nil
    view?.hideAlert()
  }
}
