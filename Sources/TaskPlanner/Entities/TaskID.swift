/// Tells a task from every other, also from one with the same title and day.
public struct TaskID: Hashable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }
}
