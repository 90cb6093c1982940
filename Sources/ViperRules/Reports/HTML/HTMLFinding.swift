/// A broken rule: evidence, the smallest change, and when it is right.
struct HTMLFinding {
  private let finding: ModuleFinding

  init(_ finding: ModuleFinding) { self.finding = finding }

  var markup: String {
    let (rule, violation) = (finding.rule, finding.violation)
    return "\n"
      + HTML.element(
        "article", ["class": "finding"],
        HTML.element(
          "h3", [:], HTML.text("span", ["class": "mark broken"], rule.id), " ", HTML.escaped(rule.title)),
        HTML.element("p", [:], "At ", HTML.text("code", violation.place), HTML.escaped(states), ":"),
        HTML.text("pre", violation.evidence.joined(separator: "\n")),
        paragraph("To fix", violation.fixSentence), paragraph("Why", rule.reason),
        paragraph("When it is right", rule.exception), HTML.element("p", [:], HTML.text("code", violation.acceptance)),
        HTML.element("p", ["class": "pointer"], HTML.text("code", "viper explain \(rule.id)")))
  }

  private var states: String { finding.states.isEmpty ? "" : " in " + finding.states.joined(separator: ", ") }

  private func paragraph(_ head: String, _ text: String) -> String {
    text.isEmpty ? "" : HTML.element("p", [:], HTML.text("strong", "\(head): "), HTML.prose(text))
  }
}
