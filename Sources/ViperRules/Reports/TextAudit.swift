internal import ReferenceGraph

/// For a terminal: a paragraph for each module, then every module in a line, and the sum.
struct TextAudit {
  private let report: AuditReport

  init(_ report: AuditReport) { self.report = report }

  var text: String {
    let modules = report.modules.map { paragraphs(of: $0).joined(separator: "\n") }
    return (modules + [TextAuditTable(report).text, report.summary]).joined(separator: "\n\n") + "\n"
  }

  private func paragraphs(of module: ModuleReport) -> [String] {
    let names = module.states.map(\.state).filter { !$0.isEmpty }
    let head = "── \(module.system) · \(module.name) "
    let picture = ModulePicture(module)
    return [head + String(repeating: "─", count: max(Wrapping.width - head.count, 2))]
      + Wrapping.lines(names, after: "  \(Count.of(module.states.count, "state"))\(names.isEmpty ? "" : ": ")")
      + ownership(picture) + verdicts(module) + exceptions(module)
      + module.findings.flatMap(lines) + module.unexplainedCycles.flatMap(lines) + blindness(module, picture)
  }

  // MARK: - Who holds whom

  private func ownership(_ picture: ModulePicture) -> [String] {
    let sources = Set(picture.references.map(\.source)).sorted()
    let width = sources.map { picture.objects[$0].label.count }.max() ?? 0
    return sources.flatMap { source in
      let references = picture.references.filter { $0.source == source }
      let groups = Ownership.allCases.compactMap { ownership in
        let same = references.filter { $0.ownership == ownership }
        return same.isEmpty ? nil : (ownership, same)
      }
      return groups.enumerated().flatMap { position, group in
        let name = position == 0 ? picture.objects[source].label : ""
        return Wrapping.lines(
          group.1.map { "\(picture.objects[$0.target].name) (\($0.path))" },
          after: "  \(name.padded(to: width)) \(group.0.arrow) ")
      }
    }
  }

  // MARK: - Rules

  private func verdicts(_ module: ModuleReport) -> [String] {
    let verdicts = report.rules.map { (id: $0.id, word: module.verdict(on: $0).word) }
    return verdicts.map(\.word).unique.sorted().flatMap { word in
      Wrapping.lines(verdicts.filter { $0.word == word }.map(\.id), after: "  \(word): ", separator: " ")
    }
  }

  private func exceptions(_ module: ModuleReport) -> [String] {
    module.accepted.flatMap { Wrapping.sentence($0.reason, after: "  \($0.ruleID) at \($0.place), accepted: ") }
      + module.doubts.flatMap { Wrapping.sentence($0, after: "  To look at: ") }
  }

  private func lines(of finding: ModuleFinding) -> [String] {
    ["", RuleText(finding.rule).headline] + finding.violation.evidence.map { "  " + $0 }
      + (finding.states.isEmpty ? [] : Wrapping.lines(finding.states, after: "In: "))
      + Wrapping.sentence(finding.violation.fixSentence, after: "To fix: ")
      + [finding.violation.acceptance, RuleText(finding.rule).pointer]
  }

  private func lines(of cycle: ReferenceCycle) -> [String] {
    ["", "Cycle, \(cycle.verdict.sentence)."] + cycle.edges.map { "  " + $0.line }
      + Wrapping.sentence(cycle.fix.sentence, after: "To fix: ")
  }

  /// Places of the module itself; of its surroundings, doubles for the most part, only how many.
  private func blindness(_ module: ModuleReport, _ picture: ModulePicture) -> [String] {
    let all = module.blindSpots
    let spots = all.filter { spot in
      picture.objects.contains { spot.place == $0.name || spot.place.hasPrefix($0.name + ".") }
    }
    let others = all.count - spots.count
    return spots.map(\.reason).unique.flatMap { reason in
      let places = spots.filter { $0.reason == reason }.map {
        $0.count == 1 ? $0.place : "\($0.place) ×\($0.count)"
      }
      return Wrapping.sentence("\(places.joined(separator: ", ")): \(reason)", after: "  not read: ")
    } + (others == 0 ? [] : ["  not read: \(Count.of(others, "place")) in what its surroundings hold"])
  }
}
