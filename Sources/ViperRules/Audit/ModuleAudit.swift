public import ReferenceGraph

/// What the rules say of a module in one of its states.
///
/// Nothing of the module is held: it can be let go of, and then ``closed()`` says what outlived it.
public struct ModuleAudit: Sendable {
  /// Of the module: `Converter`.
  public let name: String

  /// `list in flight`; empty where there is only one.
  public let state: String

  /// The components, by role, as the graph names them; children and services are found by walking.
  public let parts: [Part]

  /// Who holds whom, from the parts on.
  public let graph: ObjectGraph

  /// What is broken and not accepted, in the order of the rules.
  public let violations: [Violation]

  /// What is broken and accepted.
  public let accepted: [(violation: Violation, reason: String)]

  /// What is accepted and no longer occurs, or is accepted without a reason: a sentence each.
  public let outdated: [String]

  package init(
    name: String, state: String = "", parts: [Part], graph: ObjectGraph, violations: [Violation] = [],
    accepted: [(violation: Violation, reason: String)] = [], outdated: [String] = []
  ) {
    self.name = name
    self.state = state
    self.parts = parts
    self.graph = graph
    self.violations = violations
    self.accepted = accepted
    self.outdated = outdated
  }

  public struct Part: Sendable, Hashable {
    public let role: Role
    public let node: ObjectGraph.Node

    package init(role: Role, node: ObjectGraph.Node) {
      self.role = role
      self.node = node
    }
  }
}
