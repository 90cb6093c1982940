/// How an audit is written down.
public enum AuditFormat: String, Sendable, CaseIterable {
  /// For a terminal: who holds whom, what is broken and what to do, and at the end every module in a line.
  case text
  /// For documents that draw Mermaid: a flowchart for each module.
  case mermaid
  /// For programs.
  case json
  /// For a browser: one page with drawings, which needs nothing beside itself.
  case html
}
