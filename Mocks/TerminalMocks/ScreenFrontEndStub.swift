public import Terminal

/// Draws and offers what the test says.
@MainActor public final class ScreenFrontEndStub: ScreenFrontEnd {
  private let lines: @MainActor () -> [Line]
  private let table: @MainActor () -> [Command]
  private let busy: @MainActor () -> Bool

  public init(
    drawing: @escaping @MainActor () -> [Line], commands: @escaping @MainActor () -> [Command],
    isBusy: @escaping @MainActor () -> Bool
  ) {
    lines = drawing
    table = commands
    busy = isBusy
  }

  public var drawing: [Line] { lines() }
  public var commands: [Command] { table() }
  public var isBusy: Bool { busy() }
}
