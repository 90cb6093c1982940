internal import ViperRules

/// `viper explain RULE ...`: all that is known of each.
struct ExplainCommand {
  private let rules: [Rule]

  init(arguments: [String]) throws(UsageError) {
    let hint = "There are: \(Rule.all.map(\.id).joined(separator: " "))."
    guard !arguments.isEmpty else { throw UsageError(problem: "explain takes a rule.", hint: hint) }
    var rules: [Rule] = []
    for argument in arguments {
      guard let rule = Rule.named(argument) else {
        throw UsageError(problem: "“\(argument)” is no rule.", hint: hint)
      }
      rules.append(rule)
    }
    self.rules = rules
  }

  func run() -> String {
    rules.map { RuleText($0).explanation }.joined(separator: "\n\n\n")
  }
}
