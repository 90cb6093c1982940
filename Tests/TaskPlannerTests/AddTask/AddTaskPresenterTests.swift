import Navigation
import SpySupport
import TaskPlanner
import TaskPlannerMocks
import TestSupport
import Testing
import TestingLeakChecks
import Titles

@MainActor @Suite(.leakFree, .nothingUnread) struct `Add task presenter` {
  @Test func `what was typed is saved as it was typed`() {
    let sut = AddTaskPresenterSUT()

    sut.presenter.save(title: " Mow ", due: "never")

    #expect(sut.useCase.take() == [.save(title: " Mow ", due: "never")])
  }

  @Test(arguments: [
    (AddTaskRefusal.title(.nothingToSee), "A task needs a title."),
    (.noDay("2026-02-30"), "“2026-02-30” is no day. Write it like 2026-04-13."),
  ]) func `a refusal is a sentence, and the screen stays`(_ refusal: AddTaskRefusal, _ sentence: String) {
    let sut = AddTaskPresenterSUT()

    sut.presenter.refused(refusal)

    #expect(sut.view.take() == [.showErrorMessage(sentence)])
  }

  @Test func `a refusal ends when something else is typed`() {
    let sut = AddTaskPresenterSUT()

    sut.presenter.didEdit()

    #expect(sut.view.take() == [.showErrorMessage("")])
  }

  @Test func `a save under way is shown, and ends what was said before`() {
    let sut = AddTaskPresenterSUT()

    sut.presenter.began()

    #expect(sut.view.take() == [.showErrorMessage(""), .showSaving(true)])
  }

  @Test func `a saved task is told to the list, then the screen goes`() {
    let transcript = Transcript()
    let sut = AddTaskPresenterSUT(transcript)

    sut.presenter.saved()

    #expect(transcript.take().map(Self.line) == ["view.showSaving(false)", "delegate.didAddTask", "router.dismiss"])
    sut.forget()
  }

  @Test(
    arguments: zip(
      AppError.allCases,
      [
        "What was saved was damaged and has been set aside. Save once more to start afresh.",
        "The saved tasks cannot be read, so that none is added. Save once more, or cancel.",
        "A newer version of this program has saved the tasks. Use that one to add to them.",
        "The task could not be saved. Save once more, or cancel.",
      ])) func `a failed save is a sentence, and the screen stays`(_ error: AppError, _ sentence: String)
  {
    let sut = AddTaskPresenterSUT()

    sut.presenter.occurred(error)

    #expect(sut.view.take() == [.showSaving(false), .showErrorMessage(sentence)])
  }

  @Test func `to cancel tells the list nothing`() {
    let sut = AddTaskPresenterSUT()

    sut.presenter.cancel()

    #expect(sut.router.take() == [.dismiss(ObjectIdentifier(sut.view))])
  }

  @Test func `to cancel while a save is under way tells the list, since there may well be a new task`() {
    let transcript = Transcript()
    let sut = AddTaskPresenterSUT(transcript)
    sut.presenter.began()
    sut.forget()
    _ = transcript.take()

    sut.presenter.cancel()

    #expect(transcript.take().map(Self.line) == ["delegate.didAddTask", "router.dismiss"])
    sut.forget()
  }

  @Test func `to cancel after a save has failed tells the list nothing`() {
    let sut = AddTaskPresenterSUT()
    sut.presenter.began()
    sut.presenter.occurred(.notWritable)
    sut.forget()

    sut.presenter.cancel()

    #expect(sut.router.take() == [.dismiss(ObjectIdentifier(sut.view))])
  }

  @Test(arguments: NavigationError.allCases) func `a screen that cannot be closed says so`(_ error: NavigationError) {
    let sut = AddTaskPresenterSUT()
    sut.router.refusal = error

    sut.presenter.cancel()
    #expect(sut.view.take() == [.showErrorMessage("This screen cannot be closed from here.")])

    sut.presenter.saved()
    #expect(sut.view.take() == [.showSaving(false), .showErrorMessage("This screen cannot be closed from here.")])
    sut.forget()
  }

  @Test func `nothing happens after the screen was closed, though somebody may still hold it`() {
    let sut = AddTaskPresenterSUT()
    sut.presenter.began()
    sut.presenter.cancel()
    sut.forget()

    sut.presenter.saved()
    sut.presenter.occurred(.notWritable)
    sut.presenter.save(title: "Mow", due: "")
    sut.presenter.cancel()

    #expect(sut.router.take() == [])
    #expect(sut.delegate.take() == [])
    #expect(sut.view.take() == [])
    #expect(sut.useCase.take() == [])
  }

  @Test func `a screen that could not be closed still answers`() {
    let sut = AddTaskPresenterSUT()
    sut.presenter.began()
    sut.router.refusal = .noNavigation
    sut.presenter.cancel()
    sut.forget()
    sut.router.refusal = nil

    sut.presenter.saved()

    #expect(sut.view.take() == [.showSaving(false)])
    #expect(sut.delegate.take() == [.didAddTask])
    #expect(sut.router.take() == [.dismiss(ObjectIdentifier(sut.view))])
  }

  @Test func `without its delegate it goes on alone`() {
    let view = registered(track(AddTaskViewSpy()))
    let router = registered(track(AddTaskRoutingSpy()))
    let presenter = track(
      AddTaskPresenter(view: view, delegate: track(AddTaskDelegateSpy()), useCase: AddTaskUseCaseSpy(), router: router))

    presenter.saved()

    #expect(view.take() == [.showSaving(false)])
    #expect(router.take() == [.dismiss(ObjectIdentifier(view))])
  }

  /// A line of the transcript without the identity of an object.
  private static func line(_ line: String) -> String {
    line.replacing(/\(ObjectIdentifier.*/, with: "")
  }
}

/// A presenter between its spies.
@MainActor struct AddTaskPresenterSUT {
  let view: AddTaskViewSpy
  let delegate: AddTaskDelegateSpy
  let useCase: AddTaskUseCaseSpy
  let router: AddTaskRoutingSpy
  let presenter: AddTaskPresenter

  init(_ transcript: Transcript? = nil, at location: SourceLocation = #_sourceLocation) {
    view = registered(track(AddTaskViewSpy(transcript: transcript), at: location), at: location)
    delegate = registered(track(AddTaskDelegateSpy(transcript: transcript), at: location), at: location)
    useCase = registered(track(AddTaskUseCaseSpy(transcript: transcript), at: location), at: location)
    router = registered(track(AddTaskRoutingSpy(transcript: transcript), at: location), at: location)
    presenter = track(AddTaskPresenter(view: view, delegate: delegate, useCase: useCase, router: router), at: location)
  }

  /// Takes what has been told so far, where a test does not care or has seen it in a transcript.
  func forget() {
    _ = view.take()
    _ = delegate.take()
    _ = useCase.take()
    _ = router.take()
  }
}
