/// A violation that is meant to be, with the reason.
public struct AcceptedViolation: Sendable, Hashable {
  public let ruleID: String

  /// As the violation names it.
  public let place: String
  public let reason: String

  /// `.allowing("V08", "CellPresenter.cell", because: "both are parts of one toolkit class")`.
  public static func allowing(_ ruleID: String, _ place: String, because reason: String) -> AcceptedViolation {
    AcceptedViolation(ruleID: ruleID, place: place, reason: reason)
  }

  func accepts(_ violation: Violation) -> Bool { violation.rule.id == ruleID && violation.place == place }
}
