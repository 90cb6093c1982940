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
