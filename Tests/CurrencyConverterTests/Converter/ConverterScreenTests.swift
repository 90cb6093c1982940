import CurrencyConverter
import CurrencyConverterMocks
import Navigation
import NavigationMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Converter screen` {
  @Test func `forwards what a user does`() {
    let (screen, presenter) = makeSUT()

    screen.load()
    screen.type("7")
    screen.type("x")
    screen.chooseCurrency(.output)
    screen.swap()
    screen.finishEditing()
    screen.openAbout()
    screen.showAlert(AlertDisplay(message: "No.", offersRetry: true))
    screen.retry()
    screen.dismissAlert()

    #expect(
      presenter.take() == [
        .start, .changeAmount("7"), .refuseEdit(.unexpectedCharacter("x")), .chooseCurrency(.output), .swap,
        .finishEditing,
        .openAbout, .retry, .dismissAlert,
      ])
  }

  @Test func `an edit that leaves the text alone is not forwarded`() throws {
    let (screen, presenter) = makeSUT()
    screen.load()
    screen.type("12")
    _ = presenter.take()

    screen.moveCaret(to: 0)
    screen.deleteBackward()
    screen.type("0")

    #expect(presenter.take() == [])
    #expect(screen.amount.text == "12")
  }

  @Test(arguments: ShownRow.all) func `whatever is shown is stored, and the observer told`(_ row: ShownRow) {
    let (screen, _) = makeSUT()
    let observer = registered(track(ScreenObserverSpy()))
    screen.context.observer = observer

    row.show(screen)

    #expect(row.isStored(screen))
    #expect(observer.take().last == .screenDidChange(ObjectIdentifier(screen)))
  }

  @Test func `a convention reaches the field`() {
    let presenter = track(ConverterPresentationSpy())
    let screen = track(
      ConverterScreen(configurator: ConverterConfiguringStub { presenter }, rules: AmountRules(convention: .comma)))
    screen.load()

    screen.paste("1.234")
    screen.type("9", over: 0..<1)

    #expect(screen.amount.text == "9234")
  }

  private func makeSUT(at location: SourceLocation = #_sourceLocation) -> (ConverterScreen, ConverterPresentationSpy) {
    let presenter = registered(track(ConverterPresentationSpy(), at: location), at: location)
    return (track(ConverterScreen(configurator: ConverterConfiguringStub { presenter }), at: location), presenter)
  }
}

struct ShownRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let show: @MainActor @Sendable (any ConverterView) -> Void
  let isStored: @MainActor @Sendable (ConverterScreen) -> Bool

  private static let rate = RateDisplay(text: "1 USD = 2 EUR", source: "Source", note: "Note")
  private static let alert = AlertDisplay(message: "No.", offersRetry: true)
  private static let picker = PickerDisplay(title: "Choose", rows: ["a"], selectedRow: 0)

  static let all = [
    ShownRow(testDescription: "amount") {
      $0.showAmount("7")
    } isStored: {
      $0.amount.text == "7"
    },
    ShownRow(testDescription: "limit") {
      $0.showAmount("7.5"); $0.limitAmount(toFractionDigits: 0)
    } isStored: {
      $0.amount.text == "7"
    },
    ShownRow(testDescription: "currencies") {
      $0.showCurrencies(input: "USD", output: "EUR")
    } isStored: {
      $0.inputCurrency == "USD" && $0.outputCurrency == "EUR"
    },
    ShownRow(testDescription: "result") {
      $0.showResult("5")
    } isStored: {
      $0.result == "5"
    },
    ShownRow(testDescription: "rate") {
      $0.showRate(rate)
    } isStored: {
      $0.rate == rate
    },
    ShownRow(testDescription: "busy") {
      $0.showBusy(true)
    } isStored: {
      $0.isBusy
    },
    ShownRow(testDescription: "notice") {
      $0.showNotice("Note")
    } isStored: {
      $0.notice == "Note"
    },
    ShownRow(testDescription: "refusal") {
      $0.showRefusal("No.")
    } isStored: {
      $0.refusal == "No."
    },
    ShownRow(testDescription: "alert") {
      $0.showAlert(alert)
    } isStored: {
      $0.alert == alert
    },
    ShownRow(testDescription: "no alert") {
      $0.showAlert(alert); $0.hideAlert()
    } isStored: {
      $0.alert == nil
    },
    ShownRow(testDescription: "picker") {
      $0.showPicker(picker)
    } isStored: {
      $0.picker.display == picker
    },
    ShownRow(testDescription: "no picker") {
      $0.showPicker(picker); $0.hidePicker()
    } isStored: {
      !$0.picker.isOpen
    },
    ShownRow(testDescription: "no keyboard") {
      $0.hideKeyboard()
    } isStored: {
      !$0.isEditing
    },
  ]
}
