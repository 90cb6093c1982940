/// Tells employees apart, whatever they are called.
public struct EmployeeID: Hashable, Sendable {
  public let text: String

  /// - Returns: `nil` for an empty text.
  public init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
  }
}
