/// The view of Portrait: the part of a cell that shows a picture.
///
/// - Owned by: its cell.
/// - Owns: ``PortraitPresentation``.
@MainActor public final class PortraitTile {
  public private(set) var display = PortraitDisplay.loading {
    didSet { if display != oldValue { onChange() } }
  }

  /// Called when another picture or text is shown; the cell passes it on.
  var onChange: @MainActor () -> Void = {}

  /// Set once, by the assembly: the presenter is made after the view that it holds weakly.
  package var presenter: (any PortraitPresentation)?

  package init() {}

  func load() {
    presenter?.start()
  }
}

extension PortraitTile: PortraitView {
  public func show(_ portrait: PortraitDisplay) { display = portrait }
}
