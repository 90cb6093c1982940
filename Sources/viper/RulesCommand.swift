internal import ViperRules

/// `viper rules`: every rule in a line, with what looks at it.
struct RulesCommand {
  init(arguments: [String]) throws(UsageError) {
    guard let first = arguments.first else { return }
    throw UsageError(problem: "“\(first)” is too much: rules takes nothing.", hint: "Try viper explain V01.")
  }

  func run() -> String {
    let width = Rule.all.map(\.title.count).max() ?? 0
    let lines = Rule.all.map { rule in
      let gap = String(repeating: " ", count: width - rule.title.count)
      return "\(rule.id)  \(rule.title)\(gap)  \(Self.enforcement(of: rule))"
    }
    return """
      \(lines.joined(separator: "\n"))

      live: running modules; types: declared types; held: late answers; compiler: it refuses a part;
      not yet: an audit of the sources follows.
      viper explain V01 says what a rule is for, who disputes it, and how to mend, except and break it.
      """
  }

  private static func enforcement(of rule: Rule) -> String {
    let inForce = rule.enforcement.filter(\.isInForce).map(\.rawValue)
    return ((rule.isEnforced ? [] : ["not yet"]) + inForce).joined(separator: ", ")
  }
}
