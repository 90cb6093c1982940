/// How one component may refer to another: the one picture of ownership, as a table.
enum Relation {
  /// Holds it strongly: else the rule is broken.
  case owns(Rule)

  /// Knows it weakly, if at all.
  case looksBack(Rule)

  /// Does not know it.
  case none(Rule)

  static func between(_ source: Role, _ target: Role) -> Relation? {
    switch (source, target) {
    case (.view, .presenter): .owns(.v01)
    case (.presenter, .view): .looksBack(.v01)
    case (.presenter, .interactor), (.presenter, .router): .owns(.v02)
    case (.interactor, .presenter): .looksBack(.v03)
    case (.router, .view): .looksBack(.v04)
    case (.router, .presenter): .looksBack(.v06)
    case (.view, .view), (.presenter, .presenter), (.interactor, .interactor), (.router, .router): .looksBack(.v06)
    case (.view, .interactor), (.view, .router), (.interactor, .view), (.interactor, .router), (.router, .interactor):
      .none(.v09)
    default: nil
    }
  }

  /// The rule against one object that knows another; `nil` if any of their roles allows it.
  static func forbidden(from sources: [Role], to targets: [Role]) -> Rule? {
    let rules = sources.flatMap { source in targets.compactMap { between(source, $0) } }.map { relation -> Rule? in
      if case .none(let rule) = relation { rule } else { nil }
    }
    return rules.contains { $0 == nil } ? nil : rules.first ?? nil
  }
}
