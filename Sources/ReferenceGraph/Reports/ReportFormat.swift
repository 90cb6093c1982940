/// How a graph is written down.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// For a terminal or a failed test: findings, what to do, what could not be seen.
  case text
  /// For documents that draw Mermaid, such as pull requests.
  case mermaid
  /// For Graphviz.
  case dot
  /// For programs.
  case json
}

extension ObjectGraph {
  /// The same graph gives the same bytes.
  public func report(_ format: ReportFormat) -> String {
    switch format {
    case .text: TextReport(self).text
    case .mermaid: MermaidReport(self).text
    case .dot: DotReport(self).text
    case .json: JSONReport(self).text
    }
  }

  /// Who holds whom, a line each, sorted: `Screen.presenter ══▶ Presenter`.
  public var ownershipTable: String { Set(edges.map(\.line)).sorted().joined(separator: "\n") }
}
