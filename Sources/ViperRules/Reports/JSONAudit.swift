internal import ReferenceGraph

/// For programs; the keys stand in a fixed order, and a new meaning of one is a new schema.
struct JSONAudit {
  private static let schema = 1
  private let report: AuditReport

  init(_ report: AuditReport) { self.report = report }

  var text: String {
    JSONValue.object([
      ("schema", .number(Self.schema)), ("isClean", .flag(report.isClean)),
      (
        "rules",
        .list(
          report.rules.map { rule in
            .object([
              ("id", .text(rule.id)), ("title", .text(rule.title)),
              ("enforcement", .texts(rule.enforcement.map(\.rawValue))),
            ])
          })
      ),
      ("modules", .list(report.modules.map(module))),
    ]).rendered() + "\n"
  }

  private func module(_ module: ModuleReport) -> JSONValue {
    let picture = ModulePicture(module, isWhole: true)
    return .object([
      ("system", .text(module.system)), ("name", .text(module.name)),
      ("states", .list(module.states.map(state))),
      ("objects", .list(picture.objects.map(object))),
      ("edges", .list(picture.references.map { edge($0, in: picture) })),
      ("verdicts", .list(report.rules.map { verdict($0, of: module) })),
      ("violations", .list(module.findings.map(violation))),
      ("accepted", .list(module.accepted.map(accepted))),
      ("doubts", .texts(module.doubts)),
      ("cycles", .list(module.cycles.map(cycle))),
      ("blindSpots", .list(module.blindSpots.map(blindSpot))),
    ])
  }

  private func state(_ state: ModuleAudit) -> JSONValue {
    .object([
      ("name", .text(state.state)), ("objects", .number(state.graph.nodes.count)),
      ("violations", .number(state.violations.count)),
    ])
  }

  private func object(_ object: PicturedObject) -> JSONValue {
    .object([
      ("name", .text(object.name)), ("role", .text(object.role?.rawValue ?? "")), ("count", .number(object.count)),
      ("broken", .texts(object.rules)),
    ])
  }

  private func edge(_ reference: PicturedReference, in picture: ModulePicture) -> JSONValue {
    .object([
      ("source", .text(picture.objects[reference.source].name)),
      ("target", .text(picture.objects[reference.target].name)), ("path", .text(reference.path)),
      ("ownership", .text(reference.ownership.rawValue)), ("declaredType", .text(reference.declaredType)),
      ("broken", .texts(reference.rules)), ("isInCycle", .flag(reference.isInCycle)),
    ])
  }

  private func verdict(_ rule: Rule, of module: ModuleReport) -> JSONValue {
    let verdict = module.verdict(on: rule)
    return .object([("rule", .text(rule.id)), ("verdict", .text(verdict.name)), ("because", .texts(verdict.reasons))])
  }

  private func violation(_ finding: ModuleFinding) -> JSONValue {
    .object([
      ("rule", .text(finding.rule.id)), ("title", .text(finding.rule.title)), ("place", .text(finding.violation.place)),
      ("evidence", .texts(finding.violation.evidence)), ("fix", .text(finding.violation.fix)),
      ("exception", .text(finding.rule.exception)), ("states", .texts(finding.states)),
    ])
  }

  private func accepted(_ accepted: AcceptedViolation) -> JSONValue {
    .object([
      ("rule", .text(accepted.ruleID)), ("place", .text(accepted.place)), ("reason", .text(accepted.reason)),
    ])
  }

  private func cycle(_ cycle: ReferenceCycle) -> JSONValue {
    .object([
      ("lines", .texts(cycle.edges.map(\.line))), ("verdict", .text(cycle.verdict.sentence)),
      ("fix", .text(cycle.fix.sentence)), ("fingerprint", .text(cycle.fingerprint)),
    ])
  }

  private func blindSpot(_ spot: MergedBlindSpot) -> JSONValue {
    .object([
      ("place", .text(spot.place)), ("reason", .text(spot.reason)), ("count", .number(spot.count)),
      ("states", .number(spot.states)),
    ])
  }
}
