/// Where a rule comes from.
public struct RuleSource: Sendable, Hashable {
  /// `The Book of VIPER`.
  public let name: String

  /// How much of the rule it says: "no UIKit"; `nil` where all of it.
  public let part: String?

  init(name: String, part: String? = nil) {
    self.name = name
    self.part = part
  }

  /// The same source, for a part of a rule.
  func only(_ part: String) -> RuleSource { RuleSource(name: name, part: part) }

  /// `the article behind CurrencyConverter (no UIKit)`.
  public var text: String { part.map { "\(name) (\($0))" } ?? name }
}

/// Who does otherwise.
public struct RuleDispute: Sendable, Hashable {
  public let source: RuleSource

  /// What they do, and what follows: "`unowned`, which ends the program on a late answer".
  public let position: String
}
