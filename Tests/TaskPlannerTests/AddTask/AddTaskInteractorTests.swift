import SpySupport
import TaskPlanner
import TaskPlannerMocks
import TestSupport
import Testing
import TestingLeakChecks
import Titles
import ViperRules

@MainActor @Suite(.leakFree, .nothingUnread) struct `Add task interactor` {
  @Test(
    arguments: [
      ("Mow", "2026-04-13", "Mow", "2026-04-13"), ("  Mow\nthe lawn ", " 2026-04-13\t", "Mow the lawn", "2026-04-13"),
      ("Mow", "", "Mow", nil), ("Mow", " \u{00A0}\n", "Mow", nil), ("Mow", "0001-01-01", "Mow", "0001-01-01"),
    ] as [(String, String, String, String?)]) func `saves what was typed, cleaned`(
      _ title: String, _ due: String, _ savedTitle: String, _ savedDue: String?
    ) throws
  {
    let sut = makeSUT()

    sut.interactor.save(title: title, due: due)
    #expect(sut.output.take() == [.began])
    #expect(sut.data.take() == [.save(try .example(savedTitle, due: savedDue, id: "new"))])

    try sut.data.saveAnswers.answer(1, with: .success(()))
    #expect(sut.output.take() == [.saved])
  }

  @Test(arguments: [
    ("", "", AddTaskRefusal.title(.nothingToSee)), (" \n\u{200E}", "2026-04-13", .title(.nothingToSee)),
    ("Mow", "2026-02-30", .noDay("2026-02-30")), ("Mow", "tomorrow", .noDay("tomorrow")),
    ("Mow", " 2026-04 -13 ", .noDay("2026-04 -13")), ("Mow", "2026-04-13 2026-04-14", .noDay("2026-04-13 2026-04-14")),
    ("Mow", "\u{200E}", .noDay("\u{200E}")),
    // The title is said first.
    ("", "never", .title(.nothingToSee)),
  ]) func `refuses what is no task, and saves nothing`(_ title: String, _ due: String, _ refusal: AddTaskRefusal) {
    let sut = makeSUT()

    sut.interactor.save(title: title, due: due)

    #expect(sut.output.take() == [.refused(refusal)])
    #expect(sut.data.take() == [])
  }

  @Test func `to save twice while one save is under way adds one task`() throws {
    let sut = makeSUT()

    sut.interactor.save(title: "Mow", due: "")
    sut.interactor.save(title: "Mow", due: "")
    sut.interactor.save(title: "", due: "")

    #expect(sut.data.take() == [.save(try .example("Mow", id: "new"))])
    try sut.data.saveAnswers.answer(1, with: .success(()))
    #expect(sut.output.take() == [.began, .saved])
  }

  @Test(arguments: AppError.allCases) func `a save that failed can be sent once more, and is the same task`(
    _ error: AppError
  ) throws {
    let sut = makeSUT()

    sut.interactor.save(title: "Mow", due: "")
    try sut.data.saveAnswers.answer(1, with: .failure(error))
    #expect(sut.output.take() == [.began, .occurred(error)])

    sut.interactor.save(title: "Mow the lawn", due: "")
    try sut.data.saveAnswers.answer(2, with: .success(()))
    #expect(sut.output.take() == [.began, .saved])
    #expect(sut.data.take() == [.save(try .example("Mow", id: "new")), .save(try .example("Mow the lawn", id: "new"))])
  }

  @Test func `says that it begins before it saves, since the answer may come at once`() throws {
    let transcript = Transcript()
    let sut = makeSUT(transcript)

    sut.interactor.save(title: "Mow", due: "")

    #expect(transcript.take().map { $0.prefix { $0 != "(" } } == ["output.began", "dataManager.save"])
    _ = sut.data.take()
    _ = sut.output.take()
  }

  @Test(.enforces(.v05, .v07)) func `nothing keeps it alive while it waits, and a late answer finds nobody`() throws {
    let data = registered(track(TaskDataManagingSpy()))
    let output = registered(track(AddTaskUseCaseOutputSpy()))
    var interactor: AddTaskInteractor? = AddTaskInteractor(dataManager: data, id: TaskID("new"))
    weak let released = interactor
    interactor?.output = output
    interactor?.save(title: "Mow", due: "")
    #expect(data.take().count == 1)
    #expect(output.take() == [.began])

    interactor = nil
    #expect(released == nil)
    try data.saveAnswers.answer(1, with: .success(()))

    #expect(output.take() == [])
  }

  private func makeSUT(
    _ transcript: Transcript? = nil, at location: SourceLocation = #_sourceLocation
  ) -> (interactor: AddTaskInteractor, data: TaskDataManagingSpy, output: AddTaskUseCaseOutputSpy) {
    let data = registered(track(TaskDataManagingSpy(transcript: transcript), at: location), at: location)
    let output = registered(track(AddTaskUseCaseOutputSpy(transcript: transcript), at: location), at: location)
    let interactor = track(AddTaskInteractor(dataManager: data, id: TaskID("new")), at: location)
    interactor.output = output
    return (interactor, data, output)
  }
}
