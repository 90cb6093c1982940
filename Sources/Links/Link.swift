/// A link that may be handed to the system; only what has checked a text makes one.
public struct Link: Hashable, Sendable {
  /// Printable ASCII (RFC 3986).
  public let text: String

  package init(checked text: String) {
    self.text = text
  }
}
