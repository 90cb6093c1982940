public import Navigation

/// The converter's view without a toolkit: stores what is shown, forwards what a user does.
///
/// - Owned by: ``NavigationStack``.
/// - Owns: ``ConverterPresentation``, ``ConverterConfiguring``, ``CurrencyPicker``.
/// - Holds weakly: its navigation and its observer, in ``context``.
@MainActor public final class ConverterScreen {
  public let title = "Currency converter"
  public var context = ScreenContext()
  public let picker = CurrencyPicker()

  public private(set) var amount: AmountField { didSet { changed() } }
  public private(set) var isEditing = false { didSet { changed() } }
  public private(set) var inputCurrency = "" { didSet { changed() } }
  public private(set) var outputCurrency = "" { didSet { changed() } }
  public private(set) var result = "" { didSet { changed() } }
  public private(set) var rate = RateDisplay(text: "", source: "", note: "") { didSet { changed() } }
  public private(set) var isBusy = false { didSet { changed() } }
  public private(set) var notice = "" { didSet { changed() } }
  public private(set) var refusal = "" { didSet { changed() } }
  public private(set) var alert: AlertDisplay? { didSet { changed() } }

  package private(set) var presenter: (any ConverterPresentation)?
  private let configurator: any ConverterConfiguring

  /// - Parameter rules: what the amount field accepts; the input currency sets its fraction digits.
  public init(configurator: any ConverterConfiguring, rules: AmountRules = AmountRules()) {
    self.configurator = configurator
    amount = AmountField(rules: rules)
    picker.onChange = { [weak self] in self?.changed() }
  }
}

extension ConverterScreen: Screen {
  public func load() {
    let presenter = configurator.configure(self)
    self.presenter = presenter
    picker.delegate = presenter
    presenter.start()
  }
}

// MARK: - What a user does

extension ConverterScreen {
  public func beginEditing() {
    isEditing = true
  }

  public func finishEditing() {
    presenter?.finishEditing()
  }

  public func type(_ text: String, over range: Range<Int>? = nil) {
    edit { field throws(AmountRefusal) in try field.insert(text, over: range) }
  }

  public func paste(_ text: String, over range: Range<Int>? = nil) {
    edit { field throws(AmountRefusal) in try field.paste(text, over: range) }
  }

  public func deleteBackward() {
    edit { field throws(AmountRefusal) in try field.deleteBackward() }
  }

  public func delete(_ range: Range<Int>) {
    edit { field throws(AmountRefusal) in try field.delete(range) }
  }

  public func moveCaret(to position: Int) {
    edit { field throws(AmountRefusal) in try field.moveCaret(to: position) }
  }

  public func clearAmount() {
    edit { field throws(AmountRefusal) in field.clear() }
  }

  public func chooseCurrency(_ side: ConversionSide) {
    presenter?.chooseCurrency(side)
  }

  public func swap() {
    presenter?.swap()
  }

  public func retry() {
    guard alert?.offersRetry == true else { return }
    presenter?.retry()
  }

  public func dismissAlert() {
    presenter?.dismissAlert()
  }

  public func openAbout() {
    presenter?.openAbout()
  }

  private func edit(_ change: (inout AmountField) throws(AmountRefusal) -> Void) {
    let before = amount.text
    do throws(AmountRefusal) {
      try change(&amount)
      if amount.text != before { presenter?.changeAmount(to: amount.text) }
    } catch {
      presenter?.refuseEdit(error)
    }
  }
}

// MARK: - What is shown

extension ConverterScreen: ConverterView {
  public func showAmount(_ text: String) { amount.show(text) }
  public func limitAmount(toFractionDigits limit: Int) { amount.limit(toFractionDigits: limit) }
  public func showCurrencies(input: String, output: String) { (inputCurrency, outputCurrency) = (input, output) }
  public func showResult(_ text: String) { result = text }
  public func showRate(_ rate: RateDisplay) { self.rate = rate }
  public func showBusy(_ isBusy: Bool) { self.isBusy = isBusy }
  public func showNotice(_ text: String) { notice = text }
  public func showRefusal(_ text: String) { refusal = text }
  public func showAlert(_ alert: AlertDisplay) { self.alert = alert }
  public func hideKeyboard() { isEditing = false }

  public func hideAlert() { alert = nil }
  public func showPicker(_ picker: PickerDisplay) { self.picker.open(picker) }
  public func hidePicker() { picker.close() }
}
