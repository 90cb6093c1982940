/// A violation, told once for all states in which it was found.
struct ModuleFinding: Sendable {
  let violation: Violation

  /// Their names; empty where the only state has none.
  let states: [String]

  var rule: Rule { violation.rule }
}
