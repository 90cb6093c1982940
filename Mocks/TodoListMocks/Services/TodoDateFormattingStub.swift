public import Foundation
public import TodoList

/// Says of a date what the test says.
@MainActor public final class TodoDateFormattingStub: TodoDateFormatting {
  private let text: @MainActor (Date) -> String

  public init(text: @escaping @MainActor (Date) -> String) {
    self.text = text
  }

  public func text(for date: Date) -> String { text(date) }
}
