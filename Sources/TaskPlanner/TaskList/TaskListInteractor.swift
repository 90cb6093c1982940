/// Finds the tasks and groups them as seen from today.
///
/// - Owned by: ``TaskListPresenter``.
/// - Owns: ``TaskDataManaging``, and the way to know today.
/// - Holds weakly: ``TaskListUseCaseOutput``, the presenter that owns it; itself, in what waits for an answer.
@MainActor package final class TaskListInteractor {
  /// Set once, by the wireframe: the presenter is made after the interactor that it owns.
  package weak var output: (any TaskListUseCaseOutput)?

  private let dataManager: any TaskDataManaging
  private let today: @MainActor () -> Today
  private var question = 0

  package init(dataManager: any TaskDataManaging, today: @escaping @MainActor () -> Today) {
    self.dataManager = dataManager
    self.today = today
  }
}

extension TaskListInteractor: TaskListUseCase {
  package func findTasks() {
    question += 1
    dataManager.tasks { [weak self, question] answer in
      self?.receive(answer, to: question)
    }
  }

  private func receive(_ answer: Result<[TaskItem], AppError>, to question: Int) {
    guard question == self.question else { return }
    switch answer {
    case .success(let tasks): output?.found(Agenda(tasks, today: today()))
    case .failure(let error): output?.occurred(error)
    }
  }
}
