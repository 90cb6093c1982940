internal import Days
internal import Titles

/// Makes a task of what was typed, and saves it.
///
/// - Owned by: ``AddTaskPresenter``.
/// - Owns: ``TaskDataManaging``.
/// - Holds weakly: ``AddTaskUseCaseOutput``, the presenter that owns it; itself, in what waits for an answer.
@MainActor package final class AddTaskInteractor {
  /// Set once, by the wireframe: the presenter is made after the interactor that it owns.
  package weak var output: (any AddTaskUseCaseOutput)?

  private let dataManager: any TaskDataManaging

  /// One for every attempt: a save that failed halfway and is sent once more adds one task.
  private let id: TaskID
  private var isSaving = false

  package init(dataManager: any TaskDataManaging, id: TaskID) {
    self.dataManager = dataManager
    self.id = id
  }
}

extension AddTaskInteractor: AddTaskUseCase {
  package func save(title: String, due: String) {
    guard !isSaving else { return }
    do throws(AddTaskRefusal) {
      save(try task(title: title, due: due))
    } catch {
      output?.refused(error)
    }
  }

  private func save(_ task: TaskItem) {
    isSaving = true
    output?.began()
    dataManager.save(task) { [weak self] answer in
      self?.receive(answer)
    }
  }

  private func receive(_ answer: Result<Void, AppError>) {
    isSaving = false
    switch answer {
    case .success: output?.saved()
    case .failure(let error): output?.occurred(error)
    }
  }
}

// MARK: - What was typed

extension AddTaskInteractor {
  private func task(title: String, due: String) throws(AddTaskRefusal) -> TaskItem {
    TaskItem(id: id, title: try self.title(title), due: try day(due))
  }

  private func title(_ typed: String) throws(AddTaskRefusal) -> Title {
    do throws(TitleError) { return try Title(typed) } catch { throw .title(error) }
  }

  /// White space around a day, or instead of one, means nothing.
  private func day(_ typed: String) throws(AddTaskRefusal) -> CalendarDay? {
    let text = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !text.isEmpty else { return nil }
    guard let day = CalendarDay(text) else { throw .noDay(text) }
    return day
  }
}
