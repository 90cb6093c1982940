/// The rules as tables: what they say, and how a module stands to each.
enum HTMLRules {
  /// A column for each rule, so that all stand in one line.
  static func verdicts(of module: ModuleReport, on rules: [Rule]) -> String {
    let verdicts = rules.map(module.verdict)
    let heads = rules.map { rule in
      HTML.element(
        "th", ["scope": "col"], HTML.text("abbr", ["title": rule.title], rule.id))
    }
    let cells = verdicts.map { verdict in
      HTML.element(
        "td", ["class": "mark \(verdict.name.replacing(" ", with: "-"))", "title": verdict.word],
        HTML.text("span", ["aria-hidden": "true"], sign(verdict)), HTML.text("span", ["class": "spoken"], verdict.word))
    }
    return HTML.element(
      "div", ["class": "wide", "role": "region", "tabindex": "0", "aria-label": "Rules"],
      HTML.element(
        "table", ["class": "verdicts"], HTML.text("caption", caption(verdicts)),
        HTML.element("thead", [:], HTML.element("tr", [:], heads.joined())),
        HTML.element("tbody", [:], HTML.element("tr", [:], cells.joined()))))
  }

  private static func sign(_ verdict: RuleVerdict) -> String {
    switch verdict {
    case .kept: "✓"
    case .broken: "✗"
    case .accepted: "≈"
    case .notJudged: "–"
    }
  }

  /// `Rules: 11 kept, 9 not judged, read from sources, which nothing does yet`
  private static func caption(_ verdicts: [RuleVerdict]) -> String {
    let words = verdicts.map(\.word)
    return "Rules: " + words.unique.map { word in "\(words.count { $0 == word }) \(word)" }.joined(separator: "; ")
  }

  /// What the rules are, at the end of the page.
  static func list(_ rules: [Rule]) -> String {
    HTML.element(
      "section", ["class": "card", "id": "rules"], HTML.text("h2", "The rules"),
      HTMLTable.markup(
        "What each rule says, and what notices when it is broken",
        heads: ["Rule", "Title", "What it says", "Noticed by"],
        rows: rules.map { rule in
          [
            HTML.escaped(rule.id), HTML.escaped(rule.title), HTML.prose(rule.statement),
            HTML.escaped(rule.enforcement.map(\.rawValue).joined(separator: ", ")),
          ]
        }))
  }
}
