import SpySupport
import TaskPlanner
import TaskPlannerMocks
import Testing

/// A lesson: the only tests in the sources of these systems (slide 20) have spies with one Boolean for each method.
///
/// Such a test says that something was called; not how often, and not before what. Two faulty presenters pass it.
@MainActor @Suite struct `Lesson: a Boolean for each method, or one log in order` {
  @Test(arguments: Candidate.allCases) func `fault: the Boolean spies of the slides pass every presenter, sound or not`(
    _ candidate: Candidate
  ) {
    let (view, interactor) = (BooleanViewSpy(), BooleanInteractorSpy())
    let presenter = candidate.presenter(view: view, useCase: interactor)

    presenter.updateView()

    #expect(view.isShowBusyCalled)
    #expect(interactor.isFindTasksCalled)
  }

  @Test(
    arguments: zip(
      Candidate.allCases,
      [
        ["view.showBusy(true)", "useCase.findTasks"],
        ["useCase.findTasks", "view.showBusy(true)"],
        ["view.showBusy(true)", "useCase.findTasks", "useCase.findTasks"],
      ])) func `one log in order tells them apart`(_ candidate: Candidate, _ log: [String])
  {
    let transcript = Transcript()
    let view = TaskListViewSpy(transcript: transcript)
    let presenter = candidate.presenter(view: view, useCase: TaskListUseCaseSpy(transcript: transcript))

    presenter.updateView()

    let lines = transcript.take()
    #expect(lines == log)
    #expect((lines == ["view.showBusy(true)", "useCase.findTasks"]) == (candidate == .sound))
  }

  /// What the slides' test cannot see, a user does.
  @Test(arguments: zip(Candidate.allCases, [["busy", "idle"], ["idle", "busy"], ["busy", "idle", "idle"]]))
  func `an answer that comes at once leaves the view busy where the order is wrong`(
    _ candidate: Candidate, _ shown: [String]
  ) {
    let view = TaskListViewSpy()
    let presenter = candidate.presenter(view: view, useCase: AnswersAtOnce { view.show(isBusy: false) })

    presenter.updateView()

    #expect(view.take().map { $0 == .showBusy(true) ? "busy" : "idle" } == shown)
  }
}

extension `Lesson: a Boolean for each method, or one log in order` {
  /// The sound presenter, and two that are not.
  enum Candidate: CaseIterable {
    case sound, asksFirst, asksTwice

    @MainActor func presenter(view: any TaskListView, useCase: any TaskListUseCase) -> any TaskListPresentation {
      switch self {
      case .sound: TaskListPresenter(view: view, useCase: useCase, router: TaskListRoutingSpy())
      case .asksFirst: AsksFirst(view: view, useCase: useCase)
      case .asksTwice: AsksTwice(view: view, useCase: useCase)
      }
    }
  }

  // As on slide 20.

  @MainActor private final class BooleanViewSpy: TaskListView {
    private(set) var isShowTasksCalled = false
    private(set) var isShowErrorMessageCalled = false
    private(set) var isShowBusyCalled = false

    func show(tasks: TaskListDisplay) { isShowTasksCalled = true }
    func show(errorMessage: String) { isShowErrorMessageCalled = true }
    func show(isBusy: Bool) { isShowBusyCalled = true }
  }

  @MainActor private final class BooleanInteractorSpy: TaskListUseCase {
    private(set) var isFindTasksCalled = false

    func findTasks() { isFindTasksCalled = true }
  }

  @MainActor private final class AnswersAtOnce: TaskListUseCase {
    private let answer: () -> Void

    init(answer: @escaping () -> Void) { self.answer = answer }

    func findTasks() { answer() }
  }

  // The mutants.

  @MainActor private class FaultyPresenter {
    weak let view: (any TaskListView)?
    let useCase: any TaskListUseCase

    init(view: any TaskListView, useCase: any TaskListUseCase) {
      self.view = view
      self.useCase = useCase
    }

    func addTask() {}
    func didAddTask() {}
  }

  /// Calls in the wrong order.
  @MainActor private final class AsksFirst: FaultyPresenter, TaskListPresentation {
    func updateView() {
      useCase.findTasks()
      view?.show(isBusy: true)
    }
  }

  /// Calls once too often.
  @MainActor private final class AsksTwice: FaultyPresenter, TaskListPresentation {
    func updateView() {
      view?.show(isBusy: true)
      useCase.findTasks()
      useCase.findTasks()
    }
  }
}
