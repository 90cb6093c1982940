/// Where a rule comes from.
public struct RuleSource: Sendable, Hashable {
  /// `The Book of VIPER`.
  public let name: String
}

/// Who does otherwise.
public struct RuleDispute: Sendable, Hashable {
  public let source: RuleSource

  /// What they do, and what follows: "`unowned`, which ends the program on a late answer".
  public let position: String
}
