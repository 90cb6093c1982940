public import Testing
public import ViperRules

extension Trait where Self == IssueHandlingTrait {
  /// A failure in this scope names the rules, and says where to read more.
  ///
  /// Where scopes lie in each other the innermost names its rules: it knows best. What is recorded around the scope, by
  /// a trait that stands in front of this one, is left alone.
  public static func enforces(_ rules: Rule...) -> Self {
    .compactMapIssues { issue in
      var issue = issue
      let said = issue.comments.map(\.rawValue)
      guard !Rule.all.contains(where: { rule in said.contains { $0.contains(RuleText(rule).pointer) } }) else {
        return issue
      }
      issue.comments += rules.map(RuleText.init).map { Comment(rawValue: "\($0.headline)\n\($0.pointer)") }
      return issue
    }
  }
}
