internal import Navigation

/// Turns the list's answers and errors into words.
///
/// - Owned by: ``TaskListScreen``.
/// - Owns: ``TaskListUseCase``, and ``TaskListRouting``: the wireframe, which nobody else keeps.
/// - Holds weakly: ``TaskListView``, which owns the presenter: a strong reference would close a cycle.
@MainActor package final class TaskListPresenter {
  private weak let view: (any TaskListView)?
  package let useCase: any TaskListUseCase
  package let router: any TaskListRouting

  package init(view: any TaskListView, useCase: any TaskListUseCase, router: any TaskListRouting) {
    self.view = view
    self.useCase = useCase
    self.router = router
  }
}

extension TaskListPresenter: TaskListPresentation {
  package func updateView() {
    // Before the question: its answer may come at once.
    view?.show(isBusy: true)
    useCase.findTasks()
  }

  package func addTask() {
    do throws(NavigationError) {
      try router.presentAddTask(telling: self)
    } catch {
      view?.show(errorMessage: TaskListWords.noNavigation)
    }
  }
}

extension TaskListPresenter: AddTaskDelegate {
  package func didAddTask() {
    updateView()
  }
}

extension TaskListPresenter: TaskListUseCaseOutput {
  package func found(_ agenda: Agenda) {
    view?.show(tasks: TaskListWords.display(agenda))
    view?.show(errorMessage: "")
    view?.show(isBusy: false)
  }

  package func occurred(_ error: AppError) {
    // What is shown stays, unless it is known to be gone.
    if error == .damaged { view?.show(tasks: TaskListDisplay(sections: [], note: TaskListWords.nothingToDo)) }
    view?.show(errorMessage: TaskListWords.sentence(for: error))
    view?.show(isBusy: false)
  }
}
