/// A question to a service that takes time: a newer one cancels the older and outdates its answer.
///
/// - Owned by: ``ConverterInteractor``, which is not kept alive while it waits.
/// - Holds weakly: itself, across the wait; the task it owns would otherwise close a cycle.
@MainActor final class LatestQuestion {
  private(set) var isOpen = false

  /// The question asked last, for tests to await.
  private(set) var task: Task<Void, Never>?

  private var number = 0

  /// - Parameters:
  ///   - question: asked as soon as the actor is free, unless it is outdated by then; it holds the service that it
  ///     needs and nothing else.
  ///   - receive: called with the answer, unless a newer question has been asked or nobody waits any more.
  func ask<Answer, Failure>(
    _ question: @escaping @MainActor () async throws(Failure) -> Answer,
    then receive: @escaping @MainActor (Result<Answer, Failure>) -> Void
  ) {
    number += 1
    isOpen = true
    task?.cancel()
    task = Task { [weak self, number] in
      guard !Task.isCancelled else { return }
      let answer: Result<Answer, Failure>
      do throws(Failure) { answer = .success(try await question()) } catch { answer = .failure(error) }

      guard let self, self.number == number else { return }
      isOpen = false
      receive(answer)
    }
  }

  deinit {
    task?.cancel()
  }
}
