/// One line of a drawing.
public struct Line: Equatable, Sendable {
  public enum Style: Equatable, Sendable, CaseIterable {
    case plain, strong, faint, warning
  }

  public let text: String
  public let style: Style

  public init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}
