extension RuleVerdict {
  /// `kept`, `broken`, `accepted`, `not judged`: for tables and programs.
  var name: String {
    switch self {
    case .kept: "kept"
    case .broken: "broken"
    case .accepted: "accepted"
    case .notJudged: "not judged"
    }
  }

  /// The same with why it is not judged; exceptions stand with their reasons elsewhere.
  var word: String {
    if case .notJudged(let reason) = self { "\(name), \(reason)" } else { name }
  }

  /// Why it is accepted, or not judged.
  var reasons: [String] {
    switch self {
    case .kept, .broken: []
    case .accepted(let reasons): reasons
    case .notJudged(let reason): [reason]
    }
  }
}
