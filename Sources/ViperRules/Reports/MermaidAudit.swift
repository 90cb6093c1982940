internal import ReferenceGraph

/// A flowchart for each module: strong references thick, weak ones dotted, broken ones red with their rules.
struct MermaidAudit {
  private let report: AuditReport

  init(_ report: AuditReport) { self.report = report }

  var text: String { report.modules.map(flowchart).joined(separator: "\n") }

  private func flowchart(_ module: ModuleReport) -> String {
    let picture = ModulePicture(module)
    var lines = ["%% \(module.system) · \(module.name)", "flowchart LR"]
    for (position, object) in picture.objects.enumerated() {
      let label = object.rules.isEmpty ? object.label : "\(object.label) \(object.rules.joined(separator: " "))"
      lines.append("  n\(position)[\"\(MermaidString.escaped(label))\"]\(Self.style(of: object))")
    }
    for reference in picture.references {
      let label = ([reference.path] + reference.rules).joined(separator: " ")
      lines.append(
        "  n\(reference.source) \(arrow(reference.ownership))|\"\(MermaidString.escaped(label))\"| n\(reference.target)"
      )
    }
    lines += Self.styles.filter { style in
      picture.objects.contains { Self.style(of: $0) == ":::" + style.name }
    }.map { "  classDef \($0.name) \($0.look)" }
    let broken = picture.references.indices.filter {
      picture.references[$0].isBroken || picture.references[$0].isInCycle
    }.map(String.init)
    if !broken.isEmpty { lines.append("  linkStyle \(broken.joined(separator: ",")) stroke:#c00,stroke-width:3px") }
    return lines.map { $0 + "\n" }.joined()
  }

  private func arrow(_ ownership: Ownership) -> String {
    switch ownership {
    case .strong: "==>"
    case .weak: "-.->"
    case .unowned, .unmanaged: "--o"
    }
  }

  private static func style(of object: PicturedObject) -> String {
    if !object.rules.isEmpty { return ":::broken" }
    return object.role.map { ":::" + $0.rawValue } ?? ""
  }

  /// The colours of the page, so that both pictures say the same.
  private static let styles: [(name: String, look: String)] = [
    ("view", "fill:#dbeafe,stroke:#2563eb,color:#111"), ("presenter", "fill:#ede9fe,stroke:#7c3aed,color:#111"),
    ("interactor", "fill:#dcfce7,stroke:#15803d,color:#111"), ("router", "fill:#fef3c7,stroke:#b45309,color:#111"),
    ("service", "fill:#f1f5f9,stroke:#64748b,color:#111"), ("child", "fill:#e0f2fe,stroke:#0369a1,color:#111"),
    ("output", "fill:#fff,stroke:#64748b,color:#111"), ("broken", "fill:#fee2e2,stroke:#c00,color:#111"),
  ]
}
