/// Every module in a row, with a link to it.
struct HTMLOverview {
  private let report: AuditReport

  init(_ report: AuditReport) { self.report = report }

  var markup: String {
    HTML.element(
      "section", ["class": "overview"],
      HTMLTable.markup(
        "All modules", heads: ["Module", "System", "States", "Objects", "Rules broken"], rows: report.modules.map(row)))
  }

  private func row(_ module: ModuleReport) -> [String] {
    let broken = module.findings.map(\.rule.id).unique
    return [
      HTML.text("a", ["href": "#\(HTMLModule.anchor(module))"], module.name), HTML.escaped(module.system),
      "\(module.states.count)", "\(module.objectCount)",
      broken.isEmpty
        ? HTML.text("span", ["class": "mark kept"], "none")
        : HTML.text("span", ["class": "mark broken"], broken.joined(separator: " ")),
    ]
  }
}
