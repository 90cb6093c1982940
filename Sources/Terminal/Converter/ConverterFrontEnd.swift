public import CurrencyConverter
internal import Navigation

/// The converter in a terminal: what it shows, and the commands of its main part; the open picker has its own.
///
/// - Owned by: ``TerminalDriver``.
/// - Owns: ``PickerFrontEnd``.
/// - Holds weakly: ``ConverterScreen``, which the navigation owns.
@MainActor public final class ConverterFrontEnd {
  private weak let screen: ConverterScreen?
  private let picker: PickerFrontEnd

  public init(screen: ConverterScreen) {
    self.screen = screen
    picker = PickerFrontEnd(picker: screen.picker)
  }
}

extension ConverterFrontEnd: ScreenFrontEnd {
  public var isBusy: Bool { screen?.isBusy ?? false }

  public var drawing: [Line] {
    guard let screen else { return [] }
    let amount = screen.amount.text.isEmpty ? "(nothing)" : screen.amount.text
    let lines = [
      Line(
        screen.result.isEmpty
          ? "\(amount) \(screen.inputCurrency) → \(screen.outputCurrency)"
          : "\(amount) \(screen.inputCurrency) = \(screen.result) \(screen.outputCurrency)", .strong),
      Line(screen.rate.text),
      Line(screen.rate.source, .faint),
      Line(screen.rate.note, .faint),
      Line(screen.isBusy ? "Asking for rates …" : "", .faint),
      Line(screen.notice, .warning),
      Line(screen.refusal, .warning),
      screen.alert.map(Line.init) ?? Line(""),
    ]
    return lines.filter { !$0.text.isEmpty } + picker.drawing
  }

  public var commands: [Command] {
    guard let screen else { return [] }
    let alert = screen.alert.map { alertCommands(of: screen, offersRetry: $0.offersRetry) } ?? []
    return alert + (screen.picker.isOpen ? picker.commands : mainCommands(of: screen))
  }
}

extension ConverterFrontEnd {
  private func alertCommands(of screen: ConverterScreen, offersRetry: Bool) -> [Command] {
    (offersRetry ? [Command("retry", "r", summary: "Asks once more.") { screen.retry() }] : [])
      + [Command("dismiss", "d", summary: "Closes the message.") { screen.dismissAlert() }]
  }

  private func mainCommands(of screen: ConverterScreen) -> [Command] {
    [
      Command(line: "12.50", summary: "Sets the amount.", recognises: Self.looksLikeAmount) { text in
        screen.type(text, over: 0..<screen.amount.text.utf8.count)
      },
      Command("type", taking: .required("TEXT"), summary: "Types at the end of the amount.") { screen.type($0) },
      Command("delete", summary: "Deletes the last digit.") { screen.deleteBackward() },
      Command("paste", taking: .required("TEXT"), summary: "Sets the amount to a pasted text, such as € 1.234,50.") {
        screen.paste($0, over: 0..<screen.amount.text.utf8.count)
      },
      Command("clear", summary: "Empties the amount.") { screen.clearAmount() },
      Command("from", taking: .optional("CURRENCY"), summary: "Chooses the currency to convert from.") { text in
        screen.chooseCurrency(.input)
        self.picker.choose(text)
      },
      Command("to", taking: .optional("CURRENCY"), summary: "Chooses the currency to convert to.") { text in
        screen.chooseCurrency(.output)
        self.picker.choose(text)
      },
      Command("swap", "s", summary: "Exchanges the currencies.") { screen.swap() },
      Command("about", summary: "Says whose rates these are.") { screen.openAbout() },
    ]
  }

  /// Whatever has a digit in it, or begins like a fraction; the amount field says what is wrong with it.
  private static func looksLikeAmount(_ line: String) -> Bool {
    line.contains(where: \.isWholeNumber) || line.hasPrefix(".") || line.hasPrefix(",")
  }
}
