internal import ReferenceGraph
internal import Testing

/// The picture that a failed check leaves behind (`swift test --attachments-path`).
enum GraphAttachment {
  static func record(_ graph: ObjectGraph, at location: SourceLocation) {
    Attachment.record(graph.report(.mermaid), named: "references.mermaid", sourceLocation: location)
  }
}
