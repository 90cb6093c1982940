/// One todo in the list.
public struct TodoRow: Hashable, Sendable {
  public let id: TodoID
  public let title: String
  public let isDone: Bool
  public let isOverdue: Bool

  public init(id: TodoID, title: String, isDone: Bool, isOverdue: Bool) {
    self.id = id
    self.title = title
    self.isDone = isDone
    self.isOverdue = isOverdue
  }
}
