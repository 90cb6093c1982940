internal import Navigation

/// Turns the converter's answers and errors into words, and decides who is asked.
///
/// - Owned by: ``ConverterScreen``.
/// - Owns: ``ConverterUseCase``, ``ConverterRouting``.
/// - Holds weakly: ``ConverterView``, which owns the presenter: a strong reference would close a cycle.
@MainActor package final class ConverterPresenter {
  /// Weak, since the view owns the presenter; `let`, since it never becomes another one.
  weak let view: (any ConverterView)?
  package let useCase: any ConverterUseCase
  package let router: any ConverterRouting

  // Not private, since the answers of the interactor stand in a file of their own.
  var currencies: [Currency] = []
  var pair = Conversion.initial.pair
  var showsRefusal = false
  var showsRestoreNotice = false

  /// What waits for an answer; the view shows the newest of it.
  var alerts = AlertStack() {
    didSet { if alerts.display != oldValue.display { showAlert() } }
  }

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
    beginChange()
    endRefusal()
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
      alerts.push(.currencies, ConverterWords.noCurrencies, retrying: .currencies)
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
    beginChange()
    alerts.end(.rate)
    useCase.swap()
  }

  package func finishEditing() {
    view?.hideKeyboard()
  }

  package func retry() {
    if let request = alerts.pop() { useCase.send(request) }
  }

  package func dismissAlert() {
    _ = alerts.pop()
  }

  package func openAbout() {
    do throws(NavigationError) {
      try router.openAbout()
    } catch {
      alerts.push(.navigation, ConverterWords.noNavigation)
    }
  }
}

extension ConverterPresenter: CurrencyPickerDelegate {
  package func applyPicker(row: Int?) {
    guard let picking else { return }
    guard let row, picking.rows.indices.contains(row) else {
      alerts.push(.picker, ConverterWords.nothingPicked)
      return
    }
    beginChange()
    alerts.end(.rate)
    useCase.change(picking.side, to: picking.rows[row].code)
  }

  package func cancelPicker() {
    closePicker()
  }

  private func closePicker() {
    guard picking != nil else { return }
    picking = nil
    alerts.end(.picker)
    view?.hidePicker()
  }
}

// MARK: - What ends

extension ConverterPresenter {
  /// Before amount or pair are changed, what was said of the saved state has been read, and a picker is done with.
  private func beginChange() {
    closePicker()
    guard showsRestoreNotice else { return }
    showsRestoreNotice = false
    view?.showNotice("")
  }

  func endRefusal() {
    guard showsRefusal else { return }
    showsRefusal = false
    view?.showRefusal("")
  }

  private func showAlert() {
    if let alert = alerts.display { view?.showAlert(alert) } else { view?.hideAlert() }
  }
}
