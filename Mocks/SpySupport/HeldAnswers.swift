/// Answers of an asynchronous double, held back until the test gives them.
///
/// Questions are numbered from 1 in the order in which they are asked; a typed error survives the wait.
/// A test waits for a question's ``arrival(of:)``, answers it, and awaits the task that asked.
@MainActor public final class HeldAnswers<Value: Sendable, Failure: Error> {
  private let questions = WaitingRoom<Result<Value, Failure>>()
  private let arrivals = Arrivals()
  private let cancellation: Failure?
  private var asked = 0

  /// - Parameter cancellation: the error that ends a question whose task is cancelled; `nil` for a double that does not
  ///   listen to cancellation, so that its answer comes late. Unended, a question and its task keep each other alive.
  public init(cancellation: Failure?) {
    self.cancellation = cancellation
  }

  /// What the double does: asks, and waits for the test.
  public func ask() async throws(Failure) -> Value {
    asked += 1
    let number = asked
    questions.open(number)
    arrivals.add()

    return try await questions.wait(in: number, whenCancelled: cancellation.map(Result.failure)).get()
  }

  /// Waits until the question of that number has been asked.
  public func arrival(of number: Int) async {
    // Nothing here says that no more will come; a cancelled wait ends as well.
    try? await arrivals.wait(for: number)
  }

  /// Answers a question; the test then awaits the task that asked.
  ///
  /// - Throws: ``NoSuchQuestion``, if it was never asked or has ended already.
  public func answer(_ number: Int, with answer: Result<Value, Failure>) throws(NoSuchQuestion) {
    guard questions.end(number, with: answer) else { throw NoSuchQuestion(number: number, asked: asked) }
  }
}
