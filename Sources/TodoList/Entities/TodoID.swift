/// What tells one todo from every other; titles may be the same.
public struct TodoID: Hashable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }
}
