public import Days
public import Navigation

// The map of the module: who tells whom what, in call order.
// A front end tells the screen; the screen its presenter; the presenter the use case or the router; answers come back
// by the output, and the presenter turns them into what the view shows.

// MARK: - Assembly

/// Connects the parts of the module when its screen loads, and hands over the one part that the screen owns.
@MainActor public protocol ConverterConfiguring: AnyObject {
  func configure(_ screen: any ConverterView & Screen) -> any ConverterPresentation
}

// MARK: - Screen → presenter

/// What a user does with the converter.
@MainActor public protocol ConverterPresentation: CurrencyPickerDelegate {
  /// The screen has loaded.
  func start()

  /// The amount field accepted an edit.
  func changeAmount(to text: String)

  /// The amount field refused an edit.
  func refuseEdit(_ refusal: AmountRefusal)

  /// The button beside one of the two currencies was tapped.
  func chooseCurrency(_ side: ConversionSide)

  func swap()

  /// The "done" key of the keyboard was tapped.
  func finishEditing()

  /// The button of the alert was tapped that asks once more.
  func retry()

  /// The alert was closed.
  func dismissAlert()

  func openAbout()
}

/// What a user does with the picker, a part of the view.
@MainActor public protocol CurrencyPickerDelegate: AnyObject {
  /// - Parameter row: the selected row; `nil` if none is.
  func applyPicker(row: Int?)

  func cancelPicker()
}

// MARK: - Presenter → screen

/// What the converter shows; display values only.
@MainActor public protocol ConverterView: AnyObject {
  /// Puts a text into the amount field, in place of what was typed.
  func showAmount(_ text: String)

  /// Cuts what is typed to the fraction digits of another input currency.
  func limitAmount(toFractionDigits limit: Int)

  func showCurrencies(input: String, output: String)

  /// An empty text while there is no result.
  func showResult(_ text: String)

  func showRate(_ rate: RateDisplay)
  func showBusy(_ isBusy: Bool)

  /// Something to know that asks for nothing; an empty text ends it.
  func showNotice(_ text: String)

  /// Why an edit was refused; an empty text ends it.
  func showRefusal(_ text: String)

  func showAlert(_ alert: AlertDisplay)
  func hideAlert()
  func showPicker(_ picker: PickerDisplay)
  func hidePicker()
  func hideKeyboard()
}

// MARK: - Presenter → interactor

/// What the converter can do.
@MainActor public protocol ConverterUseCase: AnyObject {
  /// Restores the last conversion, then loads the currencies, then the rate.
  func start()

  /// Converts another amount by the same rate.
  func changeAmount(to amount: Amount)

  /// Asks for the rate of the pair with another currency on one side; changes the pair only when it has come.
  func change(_ side: ConversionSide, to code: CurrencyCode)

  /// Asks for the rate of the exchanged pair; changes the pair only when it has come.
  func swap()

  /// Sends a request that failed once more.
  func send(_ request: ConverterRequest)
}

// MARK: - Interactor → presenter

/// What has become of it.
@MainActor public protocol ConverterUseCaseOutput: AnyObject {
  func didRestore(_ restored: RestoredConversion, on day: CalendarDay)

  /// Requests are under way, or none is any more.
  func didChangeBusy(_ isBusy: Bool)

  func didLoad(_ currencies: [Currency])
  func didChangeAmount(_ conversion: Conversion)
  func didChangeConversion(_ conversion: Conversion, on day: CalendarDay)

  /// A request failed; the conversion is as it was, unless a stored rate covers the failure.
  ///
  /// - Parameter isCovered: whether a stored rate stands in for the one that did not come.
  func didFail(_ request: ConverterRequest, with error: RatesError, isCovered: Bool)

  /// Saving failed, or (`nil`) it works again.
  func didChangeSaving(_ problem: SavedStateError?)
}

// MARK: - Presenter → router

/// Where the converter leads.
@MainActor public protocol ConverterRouting: AnyObject {
  func openAbout() throws(NavigationError)
}
