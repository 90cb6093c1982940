internal import ReferenceGraph

/// A module: its drawing, how it stands to the rules, what is broken, and in tables who holds whom.
struct HTMLModule {
  private let module: ModuleReport
  private let rules: [Rule]
  private let picture: ModulePicture

  init(_ module: ModuleReport, rules: [Rule]) {
    self.module = module
    self.rules = rules
    picture = ModulePicture(module)
  }

  static func anchor(_ module: ModuleReport) -> String { "\(module.system)-\(module.name)" }

  var markup: String {
    HTML.element(
      "section", ["class": "card", "id": Self.anchor(module)],
      HTML.element("h2", [:], HTML.escaped(module.name), " ", HTML.text("small", "in \(module.system)"), " ", badge),
      states,
      module.findings.map { HTMLFinding($0).markup }.joined(),
      cycles, module.doubts.map { HTML.text("p", ["class": "finding"], "To look at: \($0)") }.joined(),
      "\n",
      HTML.element(
        "div",
        ["class": "wide picture", "role": "region", "tabindex": "0", "aria-label": "Drawing of \(module.name)"],
        SVGPicture(picture, name: module.name).markup),
      leftOut, "\n", HTMLRules.verdicts(of: module, on: rules), exceptions, "\n", ownership, blindSpots)
  }

  private var badge: String {
    let broken = module.findings.map(\.rule.id).unique
    if !broken.isEmpty {
      return HTML.text("span", ["class": "mark broken"], "breaks " + broken.joined(separator: " "))
    }
    return HTML.text("span", ["class": "mark kept"], module.isClean ? "sound" : "to look at")
  }

  private var states: String {
    let names = module.states.map(\.state).filter { !$0.isEmpty }
    let text = Count.of(module.states.count, "state") + (names.isEmpty ? "" : ": " + names.joined(separator: ", "))
    return HTML.text("p", ["class": "states"], text)
  }

  private var leftOut: String {
    if picture.leftOut == 0 { return "" }
    return HTML.text(
      "p", ["class": "states"],
      "Left out: \(Count.of(picture.leftOut, "type")) of objects that only the surroundings hold; JSON has all.")
  }

  private var exceptions: String {
    let items = module.accepted.map { accepted in
      HTML.element(
        "li", [:], HTML.text("strong", accepted.ruleID), " at ", HTML.text("code", accepted.place), ": ",
        HTML.escaped(accepted.reason))
    }
    return items.isEmpty ? "" : details("Accepted exceptions", HTML.element("ul", [:], items.joined()))
  }

  // MARK: - In words

  private var ownership: String {
    let rows = picture.references.map { reference in
      [
        HTML.text("code", picture.objects[reference.source].label), HTML.text("code", reference.path),
        HTML.text("span", ["class": reference.isBroken ? "mark broken" : ""], reference.ownership.rawValue),
        HTML.text("code", picture.objects[reference.target].label), HTML.text("code", reference.declaredType),
        HTML.escaped(reference.rules.joined(separator: " ")),
      ]
    }
    return details(
      "Who holds whom, in words",
      HTMLTable.markup(
        "\(module.name): \(Count.of(rows.count, "reference"))",
        heads: ["Holder", "Property", "How", "Held", "Declared as", "Breaks"], rows: rows))
  }

  private var cycles: String {
    let items = module.unexplainedCycles.map { cycle in
      HTML.element(
        "div", ["class": "finding"], HTML.text("h3", "Cycle, \(cycle.verdict.sentence)."),
        HTML.text("pre", cycle.edges.map(\.line).joined(separator: "\n")),
        HTML.element("p", [:], HTML.text("strong", "To fix: "), HTML.prose(cycle.fix.sentence)))
    }
    return items.joined()
  }

  private var blindSpots: String {
    let spots = module.blindSpots
    if spots.isEmpty { return "" }
    let rows = spots.map { [HTML.text("code", $0.place), HTML.escaped($0.reason), "\($0.count)", "\($0.states)"] }
    return details(
      "What could not be read: \(Count.of(spots.count, "place"))",
      HTMLTable.markup("Blind spots of \(module.name)", heads: ["Place", "Why", "Objects", "States"], rows: rows))
  }

  private func details(_ summary: String, _ markup: String) -> String {
    HTML.element("details", [:], HTML.text("summary", summary), markup)
  }
}
