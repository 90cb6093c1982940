/// Completions of a double, held back until the test answers them.
///
/// Questions are numbered from 1 in the order in which they are asked. What a held closure captures lives as long as it
/// is held, so that a closure which captures its module strongly shows in a leak check.
@MainActor public final class HeldCompletions<Answer> {
  private var completions: [Int: @MainActor (Answer) -> Void] = [:]
  private var asked = 0

  public init() {}

  /// What the double does: keeps the completion for the test.
  public func ask(_ completion: @escaping @MainActor (Answer) -> Void) {
    asked += 1
    completions[asked] = completion
  }

  /// - Throws: `NoSuchQuestion`, if it was never asked or has been answered already.
  public func answer(_ number: Int, with answer: Answer) throws(NoSuchQuestion) {
    guard let completion = completions.removeValue(forKey: number) else {
      throw NoSuchQuestion(number: number, asked: asked)
    }
    completion(answer)
  }
}
