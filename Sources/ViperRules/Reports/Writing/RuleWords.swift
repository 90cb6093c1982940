/// What every report says of a rule.
enum RuleWords {
  /// `V01 The view owns its presenter; the presenter knows the view weakly.`
  static func headline(_ rule: Rule) -> String { "\(rule.id) \(rule.statement)" }

  /// `More: viper explain V01`
  static func pointer(_ rule: Rule) -> String { "More: viper explain \(rule.id)" }
}
