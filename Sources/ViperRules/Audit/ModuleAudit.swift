public import ReferenceGraph

/// What the rules say of a module in one of its states.
///
/// Nothing of the module is held: it can be let go of, and then ``closed()`` says what outlived it.
///
/// It does not see what a closure hands on when it is called, what stands in the frame of a task or in a `Mutex`, and
/// whether a struct is a service; where it could not look is told in the graph's blind spots.
public struct ModuleAudit: Sendable {
  public struct Part: Sendable, Hashable {
    public let role: Role
    public let node: ObjectGraph.Node
  }

  /// Of the module: `Converter`.
  public let name: String

  /// `list in flight`; empty where there is only one.
  public let state: String

  /// The components, by role, as the graph names them.
  public let parts: [Part]

  /// Who holds whom, from the parts on.
  public let graph: ObjectGraph

  /// What is broken and not accepted, in the order of the rules.
  public private(set) var violations: [Violation] = []

  /// What is broken and accepted.
  public private(set) var accepted: [(violation: Violation, reason: String)] = []

  /// What is accepted and does not occur, or is accepted without a reason: a sentence each.
  public private(set) var outdated: [String] = []

  /// The rules that could not be judged yet, each with what is missing for it.
  public let open: [Rule: String]

  /// What of a component could not be read, so that nothing can be said of it.
  public let unread: [BlindSpot]

  let watched: [Watched]
  let found: [Violation]
  private let accepting: [AcceptedViolation]

  /// Audits a live module.
  public init(of module: Module, state: String = "", accepting: [AcceptedViolation] = []) {
    let audited = AuditedModule(module)
    self.init(
      name: module.name, state: state, parts: audited.parts, graph: audited.graph,
      found: Checks.violations(in: audited),
      accepting: accepting, watched: audited.watched, open: Self.open(module))
  }

  /// What a look at a live module leaves open.
  private static func open(_ module: Module) -> [Rule: String] {
    let entities = module.entities.isEmpty ? "no entity is named" : nil
    return [
      .v05: "its view was not let go of", .v07: "no late answer was given", .v10: entities, .v17: entities,
    ].compactMapValues(\.self)
  }

  package init(
    name: String, state: String, parts: [Part], graph: ObjectGraph, found: [Violation],
    accepting: [AcceptedViolation] = [], watched: [Watched] = [], open: [Rule: String] = [:]
  ) {
    self.name = name
    self.state = state
    self.parts = parts
    self.graph = graph
    self.found = found
    self.accepting = accepting
    self.watched = watched
    self.open = open
    unread = graph.blindSpots.filter { $0.isAbout(parts.map(\.node.typeName)) }
    judge()
  }

  /// The same audit after another look, at one rule.
  func adding(_ more: [Violation], on rule: Rule) -> ModuleAudit {
    ModuleAudit(
      name: name, state: state, parts: parts, graph: graph, found: found + more, accepting: accepting,
      watched: watched, open: open.filter { $0.key != rule })
  }

  private mutating func judge() {
    for violation in found.sorted(by: { ($0.rule.id, $0.place) < ($1.rule.id, $1.place) }) {
      if let exception = accepting.first(where: { $0.accepts(violation) }) {
        accepted.append((violation, exception.reason))
      } else {
        violations.append(violation)
      }
    }
    outdated = accepting.compactMap { exception in
      let name = "\(exception.ruleID) at \(exception.place)"
      if exception.reason.allSatisfy(\.isWhitespace) {
        return "\(name) is accepted without a reason. To fix: say why it is right there."
      }
      if found.contains(where: exception.accepts) || open.contains(where: { $0.key.id == exception.ruleID }) {
        return nil
      }
      return "\(name) is accepted (“\(exception.reason)”) but does not occur. To fix: take the exception away."
    }
  }
}

extension ModuleAudit: CustomStringConvertible {
  /// `Converter, list in flight`.
  public var description: String { state.isEmpty ? name : "\(name), \(state)" }
}

extension BlindSpot {
  /// Whether it hides what a component of these types refers to.
  fileprivate func isAbout(_ types: [String]) -> Bool {
    switch reason {
    case .unsupportedRuntime, .nodeLimit: true
    case .noReflectionMetadata: types.contains(place)
    default: false
    }
  }
}
