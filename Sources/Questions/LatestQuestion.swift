/// A question to a service that takes time: a newer one cancels the older and outdates its answer.
///
/// - Owned by: the interactor that asks, which is not kept alive while it waits.
/// - Holds weakly: itself, across the wait; the task it owns would otherwise close a cycle.
@MainActor package final class LatestQuestion {
  package private(set) var isOpen = false

  /// The question asked last, for tests to await.
  package private(set) var task: Task<Void, Never>?

  private var number = 0

  package init() {}

  /// - Parameters:
  ///   - question: asked as soon as the actor is free, unless it is outdated by then; it holds the service that it
  ///     needs and nothing else.
  ///   - receive: called with the answer, unless a newer question has been asked or nobody waits any more.
  package func ask<Answer, Failure>(
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

  /// Takes back what was asked; an answer that comes all the same finds nobody.
  package func cancel() {
    number += 1
    isOpen = false
    task?.cancel()
  }

  deinit {
    task?.cancel()
  }
}
