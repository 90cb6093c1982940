/// The rate as it is shown; all texts are empty while there is none.
public struct RateDisplay: Equatable, Sendable {
  /// `1 USD = 0.855871 EUR`
  public let text: String

  /// Who published it, and for which day.
  public let source: String

  /// What to bear in mind: that it is old, or a stored one.
  public let note: String

  public init(text: String, source: String, note: String) {
    self.text = text
    self.source = source
    self.note = note
  }
}

/// A message that waits for an answer.
public struct AlertDisplay: Equatable, Sendable {
  public let message: String

  /// Whether there is a button that asks once more.
  public let offersRetry: Bool

  public init(message: String, offersRetry: Bool) {
    self.message = message
    self.offersRetry = offersRetry
  }
}

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
