internal import ReferenceGraph

extension ModuleReport {
  /// What is broken and not accepted in any state: one finding for a rule and a place, in the order of the rules.
  var findings: [ModuleFinding] {
    let all = states.flatMap { state in state.violations.map { (violation: $0, state: state.state) } }
    var seen: Set<[String]> = []
    let first = all.filter { seen.insert([$0.violation.rule.id, $0.violation.place]).inserted }.map(\.violation)
    return first.map { violation in
      let same = all.filter { $0.violation.rule == violation.rule && $0.violation.place == violation.place }
      return ModuleFinding(violation: violation, states: same.map(\.state).filter { !$0.isEmpty }.unique)
    }.stableSorted { $0.rule.id < $1.rule.id }
  }

  /// What is accepted in any state, with the reason.
  var accepted: [AcceptedViolation] {
    states.flatMap(\.accepted).map { .allowing($0.violation.rule.id, $0.violation.place, because: $0.reason) }.unique
  }

  /// What is accepted without a reason, or occurs in no state.
  var outdated: [String] {
    states.dropFirst().reduce(states.first?.outdated ?? []) { known, state in known.filter(state.outdated.contains) }
      .unique
  }

  /// What was not checked, so that a rule may be broken unseen: a sentence each.
  var unseen: [String] { states.flatMap(\.unseen).unique }

  /// What is to be looked at although no rule is broken.
  var doubts: [String] { outdated + unseen }

  var isClean: Bool { states.allSatisfy(\.violations.isEmpty) && doubts.isEmpty }

  /// How many objects were met in all states.
  var objectCount: Int { states.map(\.graph.nodes.count).reduce(0, +) }

  /// Over all states: one that breaks the rule is enough.
  public func verdict(on rule: Rule) -> RuleVerdict {
    let broken = findings.filter { $0.rule == rule }.map(\.violation)
    if !broken.isEmpty { return .broken(broken) }
    let reasons = accepted.filter { $0.ruleID == rule.id }.map(\.reason).unique
    if !reasons.isEmpty { return .accepted(reasons: reasons) }
    guard !Set([.live, .types, .held]).isDisjoint(with: rule.enforcement) else {
      return .notJudged("read from sources, which nothing does yet")
    }
    // One state in which it was judged is enough.
    let missing = states.compactMap { $0.open[rule] }
    return missing.count < states.count ? .kept : .notJudged(missing.first ?? "there is no state")
  }
}
