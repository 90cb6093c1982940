import Days
import SpySupport
import TaskPlanner
import TaskPlannerMocks
import TestSupport
import Testing
import TestingLeakChecks
import ViperRules

@MainActor @Suite(.leakFree, .nothingUnread) struct `Task list interactor` {
  @Test func `finds the tasks and groups them as seen from today`() throws {
    let sut = makeSUT()
    let tasks = [try TaskItem.example(due: "2026-04-14")]

    sut.interactor.findTasks()
    #expect(sut.data.take() == [.tasks])

    try sut.data.taskAnswers.answer(1, with: .success(tasks))
    let agenda = Agenda(tasks, today: try .example())
    #expect(agenda.groups.map(\.section) == [.today])
    #expect(sut.output.take() == [.found(agenda)])
  }

  @Test func `asks what today is when the answer comes, since a list may stay open over midnight`() throws {
    var days = ["2026-04-15", "2026-04-14"]
    let sut = makeSUT { days.popLast() ?? "" }
    let tasks = [try TaskItem.example(due: "2026-04-14")]

    for number in 1...2 {
      sut.interactor.findTasks()
      try sut.data.taskAnswers.answer(number, with: .success(tasks))
    }

    #expect(
      try sut.output.take() == [
        .found(Agenda(tasks, today: .example("2026-04-14"))), .found(Agenda(tasks, today: .example("2026-04-15"))),
      ])
    #expect(sut.data.take() == [.tasks, .tasks])
  }

  @Test(arguments: AppError.allCases) func `passes on that there is an error`(_ error: AppError) throws {
    let sut = makeSUT()
    sut.interactor.findTasks()
    #expect(sut.data.take() == [.tasks])

    try sut.data.taskAnswers.answer(1, with: .failure(error))

    #expect(sut.output.take() == [.occurred(error)])
  }

  @Test(.enforces(.v07), arguments: [[1, 2], [2, 1]]) func `of two questions only the newer one is answered`(
    _ order: [Int]
  ) throws {
    let sut = makeSUT()
    sut.interactor.findTasks()
    sut.interactor.findTasks()
    #expect(sut.data.take() == [.tasks, .tasks])

    for number in order {
      try sut.data.taskAnswers.answer(number, with: number == 1 ? .failure(.notReadable) : .success([]))
    }

    #expect(sut.output.take() == [.found(Agenda([], today: try .example()))])
  }

  @Test(.enforces(.v05, .v07)) func `nothing keeps it alive while it waits, and a late answer finds nobody`() throws {
    let data = registered(track(TaskDataManagingSpy()))
    let output = registered(track(TaskListUseCaseOutputSpy()))
    var interactor: TaskListInteractor? = TaskListInteractor(dataManager: data) {
      Issue.record("nobody asks what today is")
      return Today(day: .first, firstWeekday: .monday)
    }
    weak let released = interactor
    interactor?.output = output
    interactor?.findTasks()
    #expect(data.take() == [.tasks])

    interactor = nil
    #expect(released == nil)
    try data.taskAnswers.answer(1, with: .success([]))

    #expect(output.take() == [])
  }

  private func makeSUT(
    at location: SourceLocation = #_sourceLocation, today: @escaping () -> String = { "2026-04-14" }
  ) -> (interactor: TaskListInteractor, data: TaskDataManagingSpy, output: TaskListUseCaseOutputSpy) {
    let data = registered(track(TaskDataManagingSpy(), at: location), at: location)
    let output = registered(track(TaskListUseCaseOutputSpy(), at: location), at: location)
    let interactor = track(
      TaskListInteractor(dataManager: data) { Today(day: CalendarDay(today()) ?? .first, firstWeekday: .monday) },
      at: location)
    interactor.output = output
    return (interactor, data, output)
  }
}
