/// All that can be said of a module while it lives.
enum Checks {
  static func violations(in module: AuditedModule) -> [Violation] {
    let outputs = OutputCheck.violations(in: module)
    let all =
      OwnerCheck.violations(in: module) + outputs
      + ReferenceCheck.violations(in: module, knowing: outputs.map(\.place))
      + ProtocolCheck.violations(in: module) + ServiceCheck.violations(in: module)
      + EntityCheck.violations(in: module)
    // What is seen live and declared as well is said once.
    var seen: Set<[String]> = []
    return (all + LoopCheck.violations(in: module, knowing: all.map(\.place))).filter {
      seen.insert([$0.rule.id, $0.place]).inserted
    }
  }
}
