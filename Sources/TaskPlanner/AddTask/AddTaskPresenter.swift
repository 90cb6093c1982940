internal import Navigation

/// Turns what becomes of a new task into words, and closes the screen when it is saved.
///
/// - Owned by: ``AddTaskScreen``.
/// - Owns: ``AddTaskUseCase``, ``AddTaskRouting``.
/// - Holds weakly: ``AddTaskView``, which owns the presenter; ``AddTaskDelegate``, which lives as it likes.
@MainActor package final class AddTaskPresenter {
  private weak let view: (any AddTaskView)?
  private weak let delegate: (any AddTaskDelegate)?
  package let useCase: any AddTaskUseCase
  package let router: any AddTaskRouting

  private enum State { case editing, saving, closed }

  private var state = State.editing

  package init(
    view: any AddTaskView, delegate: any AddTaskDelegate, useCase: any AddTaskUseCase, router: any AddTaskRouting
  ) {
    self.view = view
    self.delegate = delegate
    self.useCase = useCase
    self.router = router
  }
}

extension AddTaskPresenter: AddTaskPresentation {
  package func didEdit() {
    view?.show(errorMessage: "")
  }

  package func save(title: String, due: String) {
    guard state != .closed else { return }
    useCase.save(title: title, due: due)
  }

  package func cancel() {
    guard state != .closed else { return }
    // A save goes on to its end without this module, so that there may well be a new task.
    if state == .saving { delegate?.didAddTask() }
    dismiss()
  }

  private func dismiss() {
    guard let view else { return }
    do throws(NavigationError) {
      try router.dismiss(view)
      // Somebody may still hold the screen while the next one is shown: nothing late may close that one.
      state = .closed
    } catch {
      view.show(errorMessage: AddTaskWords.noNavigation)
    }
  }
}

extension AddTaskPresenter: AddTaskUseCaseOutput {
  package func refused(_ refusal: AddTaskRefusal) {
    view?.show(errorMessage: AddTaskWords.sentence(for: refusal))
  }

  package func began() {
    state = .saving
    view?.show(errorMessage: "")
    view?.show(isSaving: true)
  }

  package func saved() {
    guard endSaving() else { return }
    delegate?.didAddTask()
    dismiss()
  }

  package func occurred(_ error: AppError) {
    guard endSaving() else { return }
    view?.show(errorMessage: AddTaskWords.sentence(for: error))
  }

  /// - Returns: `false` for an answer that comes after the screen has gone.
  private func endSaving() -> Bool {
    guard state != .closed else { return false }
    state = .editing
    view?.show(isSaving: false)
    return true
  }
}
