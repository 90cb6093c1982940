/// What is printed of a rule: little where a test fails, all of it where somebody asks.
public struct RuleText: Sendable {
  private static let width = 96

  private let rule: Rule

  public init(_ rule: Rule) {
    self.rule = rule
  }

  /// `V01 A view owns its presenter, which knows it weakly.`
  public var headline: String { "\(rule.id) \(rule.title)." }

  /// `More: viper explain V01`
  public var pointer: String { "More: viper explain \(rule.id)" }

  /// What was expected, between headline and pointer, a line each: for a check that knows no traits.
  public func failure(_ expectation: String) -> String { "\(headline)\n  \(expectation)\n\(pointer)" }

  /// The rule, why, who says so and who does not, what looks at it, and how to mend, except and break it.
  public var explanation: String {
    let sections = [
      section("Rule", [rule.statement]), section("Why", [rule.reason]),
      section("Sources", rule.sources.map(\.text)),
      section("Disputed", rule.disputes.map { "\($0.source.text): \($0.position)" }),
      section("Enforced by", enforcement), compiler, section("To fix", [rule.fix]),
      section("When it is right to break it", [rule.exception]), section("Break it yourself", [breaking]),
    ]
    return ([headline] + sections.compactMap(\.self)).joined(separator: "\n\n")
  }
}

extension RuleText {
  private var enforcement: [String] {
    let lines = rule.enforcement.map(\.explanation)
    guard !rule.isEnforced else { return lines }
    return lines + ["Until then nothing checks this rule as a whole."] + [rule.meanwhile].compactMap(\.self)
  }

  /// Code, and what becomes of it.
  private var compiler: String? {
    guard !rule.compilerSays.isEmpty else { return nil }
    let proofs = rule.compilerSays.map { proof in
      let code = proof.code.split(separator: "\n").map { "    \($0)" }
      return (code + Self.wrapped("`\(proof.checker.rawValue)`: \(proof.message)")).joined(separator: "\n")
    }
    return "The compiler says\n" + proofs.joined(separator: "\n\n")
  }

  private var breaking: String {
    rule.isEnforced
      ? "Scripts/break \(rule.id): \(rule.breaking)."
      : "\(rule.breaking.prefix(1).uppercased())\(rule.breaking.dropFirst()): no check names the rule yet."
  }

  /// `nil` where there is nothing to say.
  private func section(_ title: String, _ paragraphs: [String]) -> String? {
    guard !paragraphs.isEmpty else { return nil }
    let hanging = paragraphs.count > 1 ? "    " : "  "
    return ([title] + paragraphs.flatMap { Self.wrapped($0, hanging: hanging) }).joined(separator: "\n")
  }

  /// - Parameter hanging: in front of every line but the first.
  private static func wrapped(_ text: String, hanging: String = "  ") -> [String] {
    var lines: [String] = []
    var line = " "
    for word in words(of: text) {
      if line.count + 1 + word.count > width {
        lines.append(line)
        line = hanging + word
      } else {
        line += " \(word)"
      }
    }
    return lines + [line]
  }

  /// What stands between two backticks is one word, so that code is not torn apart.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var isCode = false
    for word in text.split(separator: " ") {
      if isCode { words[words.count - 1] += " \(word)" } else { words.append(String(word)) }
      if !word.count(where: { $0 == "`" }).isMultiple(of: 2) { isCode.toggle() }
    }
    return words
  }
}
