/// Every module in a line, so that one sees at a glance what is broken.
struct TextAuditTable {
  private let report: AuditReport

  init(_ report: AuditReport) { self.report = report }

  var text: String {
    let rows = [["Module", "States", "Objects", "Rules broken"]] + report.modules.map(row)
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      [
        row[0].padded(to: widths[0]), String(repeating: " ", count: widths[1] - row[1].count) + row[1],
        String(repeating: " ", count: widths[2] - row[2].count) + row[2], row[3],
      ].joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private func row(_ module: ModuleReport) -> [String] {
    let broken = module.findings.map(\.rule.id).unique
    return [
      "\(module.system) · \(module.name)", "\(module.states.count)", "\(module.objectCount)",
      broken.isEmpty ? "none" : broken.joined(separator: " "),
    ]
  }
}
