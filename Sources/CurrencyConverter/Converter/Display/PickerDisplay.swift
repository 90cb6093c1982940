/// A list of currencies to choose from.
public struct PickerDisplay: Equatable, Sendable {
  public let title: String
  public let rows: [String]

  /// The row of the current currency; `nil` if it is not among them.
  public let selectedRow: Int?

  public init(title: String, rows: [String], selectedRow: Int?) {
    self.title = title
    self.rows = rows
    self.selectedRow = selectedRow
  }
}
