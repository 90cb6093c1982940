/// The list of currencies: a part of the view that reports to its delegate.
///
/// - Owned by: ``ConverterScreen``.
/// - Holds weakly: ``CurrencyPickerDelegate``, the presenter; the screen owns both.
@MainActor public final class CurrencyPicker {
  public weak var delegate: (any CurrencyPickerDelegate)?

  /// Called when something that is shown has changed; the screen passes it on.
  var onChange: @MainActor () -> Void = {}

  /// What is shown; `nil` while the picker is closed.
  public private(set) var display: PickerDisplay? { didSet { onChange() } }

  public private(set) var selectedRow: Int? { didSet { onChange() } }

  public init() {}

  public var isOpen: Bool { display != nil }

  func open(_ display: PickerDisplay) {
    selectedRow = display.selectedRow
    self.display = display
  }

  func close() {
    display = nil
    selectedRow = nil
  }

  /// Selects a row; says whether there is such a row, and changes nothing if not.
  @discardableResult
  public func select(row: Int) -> Bool {
    guard let display, display.rows.indices.contains(row) else { return false }
    selectedRow = row
    return true
  }

  public func apply() {
    guard isOpen else { return }
    delegate?.applyPicker(row: selectedRow)
  }

  public func cancel() {
    guard isOpen else { return }
    delegate?.cancelPicker()
  }
}
