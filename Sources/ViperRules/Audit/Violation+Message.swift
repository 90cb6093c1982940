extension Violation {
  /// The rule, what was found, what to do, and how to say that it is meant.
  public var message: String {
    let text = RuleText(rule)
    return """
      \(text.headline)
      \(evidence.map { "  \($0)" }.joined(separator: "\n"))
      To fix: \(fixSentence)
      \(acceptance)
      \(text.pointer)
      """
  }

  /// What to write where the rule is broken on purpose.
  var acceptance: String { "If it is right here, say why: .allowing(\"\(rule.id)\", \"\(place)\", because: \"…\")" }
}
