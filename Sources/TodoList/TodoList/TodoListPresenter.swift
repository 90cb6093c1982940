package import Foundation
internal import Navigation
package import Titles

/// Turns todos into rows, and errors into words.
///
/// - Owned by: ``TodoListScreen``.
/// - Owns: ``TodoListUseCase``, ``TodoListRouting``.
/// - Holds weakly: ``TodoListView``, which owns the presenter: a strong reference would close a cycle.
@MainActor package final class TodoListPresenter {
  private weak let view: (any TodoListView)?
  package let useCase: any TodoListUseCase
  package let router: any TodoListRouting

  package init(view: any TodoListView, useCase: any TodoListUseCase, router: any TodoListRouting) {
    self.view = view
    self.useCase = useCase
    self.router = router
  }
}

extension TodoListPresenter: TodoListPresentation {
  package func willAppear() { useCase.fetch() }
  package func add(title: String) { useCase.add(title: title) }
  package func delete(_ id: TodoID) { useCase.delete(id) }

  package func select(_ id: TodoID) {
    do throws(NavigationError) {
      try router.openDetail(of: id, output: self)
    } catch {
      view?.showNotice("The todo cannot be opened from here.")
    }
  }
}

// MARK: - Answers

extension TodoListPresenter: TodoListUseCaseOutput {
  package func didFetch(_ todos: [Todo], at now: Date) {
    view?.showNotice("")
    view?.show(todos.map { TodoRow($0, at: now) })
  }

  package func didFetch(_ todo: Todo, at now: Date) {
    view?.refresh(TodoRow(todo, at: now))
  }

  package func didRefuse(_ error: TitleError) {
    view?.showNotice(TodoWords.sentence(for: error))
  }

  package func didFail(with error: TodoStoreError) {
    if error == .damaged { view?.show([]) }
    view?.showNotice(TodoWords.sentence(for: error))
  }
}

// MARK: - What the detail tells

extension TodoListPresenter: TodoDetailOutput {
  package func todoDetailDidChange(_ id: TodoID) { useCase.fetch(id) }
  package func todoDetailDidDelete(_ id: TodoID) { useCase.fetch() }
}

extension TodoRow {
  fileprivate init(_ todo: Todo, at now: Date) {
    self.init(id: todo.id, title: todo.title.text, isDone: todo.isCompleted, isOverdue: todo.isOverdue(at: now))
  }
}
