/// A fixture's text is not what it should stand for.
public struct NoExample: Error, Equatable, CustomStringConvertible {
  public let text: String
  public let type: String

  public init(_ text: String, of type: Any.Type) {
    self.text = text
    self.type = "\(type)"
  }

  public var description: String {
    "“\(text)” makes no \(type). To fix: give a text that \(type) accepts."
  }
}
