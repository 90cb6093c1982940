internal import Foundation
internal import Titles

/// The list's use cases; each is answered before it returns.
///
/// - Owned by: ``TodoListPresenter``.
/// - Owns: ``TodoStore``, the clock and the maker of ids.
/// - Holds weakly: ``TodoListUseCaseOutput``, the presenter that owns it.
@MainActor package final class TodoListInteractor {
  /// Set once, by who assembles: the presenter is made after the interactor that it owns.
  package weak var output: (any TodoListUseCaseOutput)?

  private let store: any TodoStore
  private let now: @MainActor () -> Date
  private let makeID: @MainActor () -> TodoID

  package init(_ services: TodoServices) {
    store = services.store
    now = services.now
    makeID = services.makeID
  }
}

extension TodoListInteractor: TodoListUseCase {
  package func fetch() {
    answer { output throws(TodoStoreError) in output.didFetch(try store.todos(), at: now()) }
  }

  package func fetch(_ id: TodoID) {
    answer { output throws(TodoStoreError) in output.didFetch(try store.todo(id), at: now()) }
  }

  package func add(title typed: String) {
    do throws(TitleError) {
      let title = try Title(typed)
      change { () throws(TodoStoreError) in
        let now = now()
        try store.add(Todo(id: makeID(), title: title, createdOn: now, updatedOn: now))
      }
    } catch {
      output?.didRefuse(error)
    }
  }

  package func delete(_ id: TodoID) {
    change { () throws(TodoStoreError) in try store.delete(id) }
  }
}

extension TodoListInteractor {
  /// Makes a change and tells what the list is after it.
  private func change(_ change: () throws(TodoStoreError) -> Void) {
    answer { output throws(TodoStoreError) in
      try change()
      output.didFetch(try store.todos(), at: now())
    }
  }

  private func answer(_ answer: (any TodoListUseCaseOutput) throws(TodoStoreError) -> Void) {
    guard let output else { return }
    do throws(TodoStoreError) { try answer(output) } catch { output.didFail(with: error) }
  }
}
