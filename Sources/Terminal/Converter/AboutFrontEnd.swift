public import CurrencyConverter

/// About in a terminal.
///
/// - Owned by: ``TerminalDriver``.
/// - Holds weakly: ``AboutScreen``, which the navigation owns.
@MainActor public final class AboutFrontEnd: ScreenFrontEnd {
  public let isBusy = false

  private weak let screen: AboutScreen?

  public init(screen: AboutScreen) {
    self.screen = screen
  }

  public var drawing: [Line] {
    guard let screen else { return [] }
    let refusal = screen.refusal.isEmpty ? [] : [Line(screen.refusal, .warning)]
    return [Line("Rates: \(screen.sourceName)"), Line(screen.sourceLink)] + refusal
  }

  public var commands: [Command] {
    guard let screen else { return [] }
    return [
      Command("open", "o", summary: "Opens the link.") { screen.openSource() },
      Command("close", "c", summary: "Goes back to the converter.") { screen.close() },
    ]
  }
}
