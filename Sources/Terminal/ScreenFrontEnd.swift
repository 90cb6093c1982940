/// How one screen is drawn and used in a terminal.
///
/// - Owned by: ``TerminalDriver``, while the screen is visible.
/// - Holds weakly: its screen, which the navigation owns.
@MainActor public protocol ScreenFrontEnd: AnyObject {
  /// What is shown, top to bottom, without the title.
  var drawing: [Line] { get }

  /// What a user can do now.
  var commands: [Command] { get }

  /// Whether an answer is on its way.
  var isBusy: Bool { get }
}
