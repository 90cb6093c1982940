/// A rule that a module breaks: where, what to do, and when it is right.
public struct Violation: Sendable, Hashable {
  public let rule: Rule

  /// What it is about, by the reader's own symbols: `ConverterPresenter.view`; an exception names it.
  public let place: String

  /// What was found there, a line each: `ConverterPresenter.view ══▶ ConverterScreen`.
  public let evidence: [String]

  /// The smallest change, with the reader's own symbols.
  public let fix: String
}

/// A violation that is meant to be, with the reason.
public struct AcceptedViolation: Sendable, Hashable {
  public let ruleID: String
  public let place: String
  public let reason: String

  /// `.allowing("V08", "CellPresenter.cell", because: "both are parts of one toolkit class")`.
  public static func allowing(_ ruleID: String, _ place: String, because reason: String) -> AcceptedViolation {
    AcceptedViolation(ruleID: ruleID, place: place, reason: reason)
  }
}
