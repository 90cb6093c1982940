import SpySupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct `Held answers` {
  @Test func `an answer reaches the task that asked`() async throws {
    let held = HeldAnswers<String, Refusal>(cancellation: .cancelled)
    let task = asking(held)
    await held.arrival(of: 1)

    try held.answer(1, with: .success("yes"))

    #expect(await task.value == .success("yes"))
  }

  @Test func `a typed error survives the wait`() async throws {
    let held = HeldAnswers<String, Refusal>(cancellation: .cancelled)
    let task = asking(held)
    await held.arrival(of: 1)

    try held.answer(1, with: .failure(.said))

    #expect(await task.value == .failure(.said))
  }

  @Test func `questions can be answered out of order`() async throws {
    let held = HeldAnswers<String, Refusal>(cancellation: .cancelled)
    let first = asking(held)
    await held.arrival(of: 1)
    let second = asking(held)
    await held.arrival(of: 2)

    try held.answer(2, with: .success("second"))
    try held.answer(1, with: .success("first"))

    #expect(await second.value == .success("second"))
    #expect(await first.value == .success("first"))
  }

  @Test func `cancellation ends a question, whether it was asked before or after`() async {
    let held = HeldAnswers<String, Refusal>(cancellation: .cancelled)
    let waiting = asking(held)
    await held.arrival(of: 1)
    waiting.cancel()
    let late = asking(held)
    late.cancel()

    #expect(await waiting.value == .failure(.cancelled))
    #expect(await late.value == .failure(.cancelled))
  }

  @Test func `a double that does not listen to cancellation is answered late`() async throws {
    let held = HeldAnswers<String, Refusal>(cancellation: nil)
    let task = asking(held)
    await held.arrival(of: 1)

    task.cancel()
    try held.answer(1, with: .success("late"))

    #expect(await task.value == .success("late"))
  }

  @Test func `answering what was not asked, or twice, is an error that says which`() async throws {
    let held = HeldAnswers<String, Refusal>(cancellation: .cancelled)
    #expect(throws: NoSuchQuestion(number: 1, asked: 0)) { try held.answer(1, with: .success("")) }
    let task = asking(held)
    await held.arrival(of: 1)

    try held.answer(1, with: .success(""))

    let error = #expect(throws: NoSuchQuestion.self) { try held.answer(1, with: .success("")) }
    #expect(error?.description == "Question 1 has ended already: it was answered, or its task was cancelled.")
    _ = await task.value
  }

  @Test func `a cancelled test does not wait for an arrival for ever`() async {
    let held = HeldAnswers<String, Refusal>(cancellation: .cancelled)
    let waiting = Task { await held.arrival(of: 1) }

    waiting.cancel()

    await waiting.value
  }
}

extension `Held answers` {
  enum Refusal: Error { case said, cancelled }

  private func asking(_ held: HeldAnswers<String, Refusal>) -> Task<Result<String, Refusal>, Never> {
    Task {
      do throws(Refusal) { return .success(try await held.ask()) } catch { return .failure(error) }
    }
  }
}
