/// What the rules say of modules, each over all of its states.
public struct AuditReport: Sendable {
  public let modules: [ModuleReport]

  /// The rules of which a verdict is given, in order.
  let rules: [Rule]

  public init(modules: [ModuleReport]) { self.init(modules: modules, rules: Rule.all) }

  package init(modules: [ModuleReport], rules: [Rule]) {
    self.modules = modules
    self.rules = rules
  }

  /// Whether no rule is broken without an exception, every exception has a reason and still occurs, and every
  /// component could be read.
  public var isClean: Bool { modules.allSatisfy(\.isClean) }

  /// The same audits give the same bytes.
  public func text(_ format: AuditFormat) -> String {
    switch format {
    case .text: TextAudit(self).text
    case .mermaid: MermaidAudit(self).text
    case .json: JSONAudit(self).text
    case .html: HTMLAudit(self).text
    }
  }

  /// `11 modules in 52 states, 480 objects: no rule is broken.`
  var summary: String {
    let states = modules.map(\.states.count).reduce(0, +)
    let objects = modules.map(\.objectCount).reduce(0, +)
    return "\(Count.of(modules.count, "module")) in \(Count.of(states, "state")), \(Count.of(objects, "object")): "
      + outcome
  }

  /// `no rule is broken.`
  var outcome: String {
    let violations = modules.map(\.findings.count).reduce(0, +)
    let doubts = modules.map(\.doubts.count).reduce(0, +)
    let broken = violations == 0 ? "no rule is broken" : Count.of(violations, "violation")
    return doubts == 0 ? broken + "." : "\(broken), \(Count.of(doubts, "doubt")) to look at."
  }
}
