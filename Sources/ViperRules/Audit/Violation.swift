/// A rule that a module breaks: where, what to do, and when it is right.
public struct Violation: Sendable, Hashable {
  public let rule: Rule

  /// What it is about, by the reader's own symbols: `ConverterPresenter.view`; an exception names it.
  public let place: String

  /// What was found there, a line each: `ConverterPresenter.view ══▶ ConverterScreen`.
  public let evidence: [String]

  /// The smallest change, with the reader's own symbols; without a full stop.
  public let fix: String

  package init(_ rule: Rule, at place: String, evidence: [String], fix: String) {
    self.rule = rule
    self.place = place
    self.evidence = evidence
    self.fix = fix.hasSuffix(".") ? String(fix.dropLast()) : fix
  }
}
