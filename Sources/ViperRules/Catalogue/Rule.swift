/// One of VIPER's rules, with all that documents and failures say of it.
public struct Rule: Sendable, Identifiable {
  /// `V05`: stable, so that tests, breaks and documents can refer to it.
  public let id: String

  /// A few words: "A module lives as long as its view".
  public let title: String

  /// The rule itself, one sentence or two.
  public let statement: String

  /// What goes wrong without it, as it was seen.
  public let reason: String

  /// Who says so.
  public let sources: [RuleSource]

  /// Who does otherwise, and how; empty where nobody does.
  public let disputes: [RuleDispute]

  /// What notices when it is broken, or will: see ``Enforcement/isInForce``.
  public let enforcement: [Enforcement]

  /// What the compiler refuses of it; empty where it takes every break.
  public internal(set) var compilerSays: [CompilerProof] = []

  /// What notices a part of it although nothing checks all of it, and what part.
  public internal(set) var meanwhile: String?

  /// The smallest change that mends it.
  public let fix: String

  /// When it is right to break it, and how to say so with a reason.
  public let exception: String

  /// The one-line break that `Scripts/break` applies, or would: "drop `weak` on a presenter's view".
  public let breaking: String
}

extension Rule {
  /// Whether anything looks at the rule as a whole today; the compiler alone refuses only a part of what breaks it.
  public var isEnforced: Bool { enforcement.contains { $0.isInForce && $0 != .compiler } }
}

extension Rule: Hashable {
  public static func == (left: Rule, right: Rule) -> Bool { left.id == right.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Rule: CustomStringConvertible {
  /// `V01 A view owns its presenter, which knows it weakly`: what a row of a test is called.
  public var description: String { "\(id) \(title)" }
}
