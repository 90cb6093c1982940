package import Foundation
internal import Navigation
internal import Titles

/// Turns one todo into words, and tells whoever opened it what becomes of it.
///
/// - Owned by: ``TodoDetailScreen``.
/// - Owns: ``TodoDetailUseCase``, ``TodoDetailRouting``, ``TodoDateFormatting``.
/// - Holds weakly: ``TodoDetailView``, which owns the presenter, and ``TodoDetailOutput``, a module that may be gone first.
@MainActor package final class TodoDetailPresenter {
  private weak let view: (any TodoDetailView)?
  private weak let output: (any TodoDetailOutput)?
  package let useCase: any TodoDetailUseCase
  package let router: any TodoDetailRouting
  private let dates: any TodoDateFormatting

  package init(
    view: any TodoDetailView, useCase: any TodoDetailUseCase, router: any TodoDetailRouting,
    dates: any TodoDateFormatting, output: any TodoDetailOutput
  ) {
    self.view = view
    self.useCase = useCase
    self.router = router
    self.dates = dates
    self.output = output
  }
}

extension TodoDetailPresenter: TodoDetailPresentation {
  package func start() { useCase.load() }
  package func toggle() { useCase.toggle() }
  package func delete() { useCase.delete() }

  package func close() {
    do throws(NavigationError) {
      try router.close()
    } catch {
      view?.showNotice("This screen cannot be closed from here.")
    }
  }
}

// MARK: - Answers

extension TodoDetailPresenter: TodoDetailUseCaseOutput {
  package func didLoad(_ todo: Todo, at now: Date) {
    show(todo, at: now)
  }

  package func didChange(_ todo: Todo, at now: Date) {
    show(todo, at: now)
    output?.todoDetailDidChange(todo.id)
  }

  package func didDelete(_ id: TodoID) {
    output?.todoDetailDidDelete(id)
    close()
  }

  package func didFail(with error: TodoStoreError) {
    view?.showNotice(TodoWords.sentence(for: error))
  }

  private func show(_ todo: Todo, at now: Date) {
    view?.showNotice("")
    view?.show(
      TodoDetailDisplay(
        title: todo.title.text, detail: todo.detail, status: Self.status(of: todo, at: now),
        deadline: todo.deadline.map { "Due \(dates.text(for: $0))" } ?? ""))
  }

  private static func status(of todo: Todo, at now: Date) -> String {
    if todo.isCompleted { return "Completed" }
    return todo.isOverdue(at: now) ? "Overdue" : "To do"
  }
}
