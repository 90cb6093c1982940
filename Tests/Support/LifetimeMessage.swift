internal import ViperRules

/// The message of an assertion about lifetimes, which names their rule: V05. For XCTest, which has no traits.
public func lifetime(_ expectation: String) -> String {
  RuleText(.v05).failure(expectation)
}
