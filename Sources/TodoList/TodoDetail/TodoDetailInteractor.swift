internal import Foundation

/// The use cases of one todo, which is read anew for each: it may have changed, or be gone.
///
/// - Owned by: ``TodoDetailPresenter``.
/// - Owns: ``TodoStore`` and the clock.
/// - Holds weakly: ``TodoDetailUseCaseOutput``, the presenter that owns it.
@MainActor package final class TodoDetailInteractor {
  /// Set once, by who assembles: the presenter is made after the interactor that it owns.
  package weak var output: (any TodoDetailUseCaseOutput)?

  private let id: TodoID
  private let store: any TodoStore
  private let now: @MainActor () -> Date

  package init(_ id: TodoID, _ services: TodoServices) {
    self.id = id
    store = services.store
    now = services.now
  }
}

extension TodoDetailInteractor: TodoDetailUseCase {
  package func load() {
    answer { output throws(TodoStoreError) in output.didLoad(try store.todo(id), at: now()) }
  }

  package func toggle() {
    answer { output throws(TodoStoreError) in
      let now = now()
      let todo = try store.todo(id).toggled(at: now)
      try store.update(todo)
      output.didChange(todo, at: now)
    }
  }

  package func delete() {
    answer { output throws(TodoStoreError) in
      try store.delete(id)
      output.didDelete(id)
    }
  }

  private func answer(_ answer: (any TodoDetailUseCaseOutput) throws(TodoStoreError) -> Void) {
    guard let output else { return }
    do throws(TodoStoreError) { try answer(output) } catch { output.didFail(with: error) }
  }
}
