import TestSupport
import Testing
import ViperRules

/// An outer trait takes away each failure that names the rule it should, so that a failure is left where one does not.
@Suite struct `A test that enforces a rule` {
  @Test(.filterIssues { !$0.names(.v07) }, .enforces(.v07)) func `names it when it fails`() {
    Issue.record("the older answer was heard")
  }

  @Test(.filterIssues { !($0.names(.v05) && $0.names(.v07)) }, .enforces(.v05, .v07))
  func `names each of several`() {
    Issue.record("a late answer was heard, and kept its module alive")
  }

  @Test(.filterIssues { !$0.names(.v05) || $0.names(.v07) }, .enforces(.v07), .enforces(.v05))
  func `leaves the last word to what stands closest`() {
    Issue.record("the wait holds the interactor")
  }

  @Test(.filterIssues { $0.names(.v07) }, .enforces(.v07), .filterIssues { _ in true }) func `knows no other rule`() {}

  @Test(.filterIssues { !$0.names(.v07) }, .enforces(.v07)) func `names it for an expectation too`() {
    #expect(["older"] == [])
  }

  @Test(.enforces(.v07)) func `lets known issues be known`() {
    withKnownIssue {
      Issue.record("fault")
    } matching: {
      $0.comments == ["fault"]
    }
  }
}

extension Issue {
  fileprivate func names(_ rule: Rule) -> Bool {
    comments.contains { $0.rawValue == "\(RuleText(rule).headline)\n\(RuleText(rule).pointer)" }
  }
}
