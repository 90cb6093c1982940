/// One todo as it is shown, all of it in words.
public struct TodoDetailDisplay: Hashable, Sendable {
  public let title: String

  /// Empty where there is none.
  public let detail: String

  public let status: String

  /// Empty where there is none.
  public let deadline: String

  public init(title: String, detail: String, status: String, deadline: String) {
    self.title = title
    self.detail = detail
    self.status = status
    self.deadline = deadline
  }
}
