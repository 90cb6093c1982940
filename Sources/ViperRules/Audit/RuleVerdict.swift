/// What an audit says of one rule.
public enum RuleVerdict: Sendable {
  case kept
  case broken([Violation])

  /// Broken, and meant to be: why.
  case accepted(reasons: [String])

  /// Nothing here looks at it: why, and who does.
  case notJudged(String)
}
