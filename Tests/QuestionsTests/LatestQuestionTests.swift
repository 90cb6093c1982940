import Questions
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks
import ViperRules

@MainActor @Suite(.leakFree) struct `Latest question` {
  private struct Refused: Error, Equatable {}

  @Test func `is open until it is answered`() async throws {
    let (question, answers, received) = makeSUT()

    ask(question, answers, received)
    await answers.arrival(of: 1)
    #expect(question.isOpen)

    try answers.answer(1, with: .success(7))
    await question.task?.value

    #expect(question.isOpen == false)
    #expect(received.take() == [.success(7)])
  }

  @Test func `a typed error survives`() async throws {
    let (question, answers, received) = makeSUT()

    ask(question, answers, received)
    await answers.arrival(of: 1)
    try answers.answer(1, with: .failure(Refused()))
    await question.task?.value

    #expect(received.take() == [.failure(Refused())])
  }

  @Test(.enforces(.v07)) func `a newer one outdates the older, whose late answer finds nobody`() async throws {
    let (question, answers, received) = makeSUT()
    ask(question, answers, received)
    await answers.arrival(of: 1)
    let older = question.task

    ask(question, answers, received)
    await answers.arrival(of: 2)
    try answers.answer(1, with: .success(1))
    await older?.value
    #expect(question.isOpen, "the newer one is still under way")

    try answers.answer(2, with: .success(2))
    await question.task?.value

    #expect(received.take() == [.success(2)])
  }

  @Test(.enforces(.v07)) func `what is outdated at once is not asked at all`() async throws {
    let (question, answers, received) = makeSUT()

    ask(question, answers, received)
    let older = question.task
    ask(question, answers, received)
    await older?.value
    await answers.arrival(of: 1)
    try answers.answer(1, with: .success(2))
    await question.task?.value

    #expect(received.take() == [.success(2)])
  }

  @Test(.enforces(.v07)) func `cancelled, it is closed and its answer finds nobody`() async throws {
    let (question, answers, received) = makeSUT()
    ask(question, answers, received)
    await answers.arrival(of: 1)

    question.cancel()
    #expect(question.isOpen == false)
    try answers.answer(1, with: .success(1))
    await question.task?.value

    #expect(received.take() == [])
  }

  @Test(.enforces(.v07)) func `gone, it cancels what it asked`() async throws {
    let answers = HeldAnswers<Int, Refused>(cancellation: Refused())
    let received = Received(receiver: "asker", transcript: nil)
    var question: LatestQuestion? = LatestQuestion()
    if let question { ask(question, answers, received) }
    await answers.arrival(of: 1)
    let task = question?.task

    question = nil
    #expect(throws: NoSuchQuestion.self, "cancellation has ended it") { try answers.answer(1, with: .success(1)) }
    await task?.value

    #expect(received.take() == [])
  }
}

extension `Latest question` {
  private typealias Received = MessageLog<Result<Int, Refused>>

  /// Asks a service that does not listen to cancellation.
  private func makeSUT() -> (LatestQuestion, HeldAnswers<Int, Refused>, Received) {
    (track(LatestQuestion()), HeldAnswers(cancellation: nil), Received(receiver: "asker", transcript: nil))
  }

  private func ask(_ question: LatestQuestion, _ answers: HeldAnswers<Int, Refused>, _ received: Received) {
    question.ask { () throws(Refused) in
      try await answers.ask()
    } then: {
      received.append($0)
    }
  }
}
