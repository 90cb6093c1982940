import Days
import Navigation
import SpySupport
import TaskPlanner
import TaskPlannerMocks
import TestSupport
import Testing
import TestingLeakChecks
import Titles

@MainActor @Suite(.leakFree, .nothingUnread) struct `Task list presenter` {
  @Test func `the view is busy before the tasks are asked for, since the answer may come at once`() {
    let transcript = Transcript()
    let sut = makeSUT(transcript)

    sut.presenter.updateView()

    #expect(transcript.take() == ["view.showBusy(true)", "useCase.findTasks"])
    #expect(sut.view.take() == [.showBusy(true)])
    #expect(sut.useCase.take() == [.findTasks])
  }

  @Test func `what is found is shown in words, and ends what was said before`() throws {
    let sut = makeSUT()
    let tasks = try [
      TaskItem.example("Overdue", due: "2026-01-01"), .example("Now", due: "2026-04-14"),
      .example("Soon", due: "2026-04-15"), .example("Weekend", due: "2026-04-18"),
      .example("Next", due: "2026-04-21"), .example("Then", due: "2027-12-31"), .example("Ever"),
    ]

    sut.presenter.found(Agenda(tasks, today: try .example()))

    let sections = [
      ("Overdue", "Overdue", "1 January 2026"), ("Today", "Now", "14 April 2026"),
      ("Tomorrow", "Soon", "15 April 2026"), ("Later this week", "Weekend", "18 April 2026"),
      ("Next week", "Next", "21 April 2026"), ("Later", "Then", "31 December 2027"), ("No date", "Ever", ""),
    ].map { TaskListDisplay.Section(heading: $0, tasks: [TaskDisplay(title: $1, due: $2)]) }
    #expect(
      sut.view.take() == [
        .showTasks(TaskListDisplay(sections: sections, note: "")), .showErrorMessage(""), .showBusy(false),
      ])
  }

  @Test(
    arguments: zip(
      1...12,
      [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
      ])) func `a day is written with the name of its month, whatever the locale`(_ month: Int, _ name: String) throws
  {
    let sut = makeSUT()
    let day = try #require(CalendarDay(year: 987, month: month, day: 9))

    sut.presenter.found(
      Agenda([TaskItem(id: TaskID(""), title: try TaskItem.example().title, due: day)], today: try .example()))

    let shown = TaskDisplay(title: "Water the plants", due: "9 \(name) 987")
    #expect(
      sut.view.take().first
        == .showTasks(TaskListDisplay(sections: [.init(heading: "Overdue", tasks: [shown])], note: "")))
  }

  @Test func `an empty list says so`() throws {
    let sut = makeSUT()

    sut.presenter.found(Agenda([], today: try .example()))

    #expect(
      sut.view.take() == [
        .showTasks(TaskListDisplay(sections: [], note: "Nothing to do.")), .showErrorMessage(""), .showBusy(false),
      ])
  }

  @Test(
    arguments: zip(
      AppError.allCases.filter { $0 != .damaged },
      [
        "The saved tasks cannot be read. Refresh the list to try once more.",
        "A newer version of this program has saved the tasks. Use that one to see them.",
        "The tasks cannot be saved.",
      ])) func `an error is a sentence; what was there stays`(_ error: AppError, _ sentence: String)
  {
    let sut = makeSUT()

    sut.presenter.occurred(error)

    #expect(sut.view.take() == [.showErrorMessage(sentence), .showBusy(false)])
  }

  @Test func `tasks that were set aside are not shown any more`() {
    let sut = makeSUT()

    sut.presenter.occurred(.damaged)

    #expect(
      sut.view.take() == [
        .showTasks(TaskListDisplay(sections: [], note: "Nothing to do.")),
        .showErrorMessage("What was saved was damaged and has been set aside. The list starts afresh."),
        .showBusy(false),
      ])
  }

  @Test func `to add a task goes by the wireframe, and the presenter is to be told of it`() {
    let sut = makeSUT()

    sut.presenter.addTask()

    #expect(sut.router.take() == [.presentAddTask(telling: ObjectIdentifier(sut.presenter))])
  }

  @Test(arguments: NavigationError.allCases) func `a new task that cannot be shown is said`(_ error: NavigationError) {
    let sut = makeSUT()
    sut.router.refusal = error

    sut.presenter.addTask()

    #expect(sut.router.take() == [.presentAddTask(telling: ObjectIdentifier(sut.presenter))])
    #expect(sut.view.take() == [.showErrorMessage("A task cannot be added from here.")])
  }

  @Test func `told of a new task, it asks for the tasks`() {
    let sut = makeSUT()

    sut.presenter.didAddTask()

    #expect(sut.view.take() == [.showBusy(true)])
    #expect(sut.useCase.take() == [.findTasks])
  }

  private func makeSUT(
    _ transcript: Transcript? = nil, at location: SourceLocation = #_sourceLocation
  ) -> (presenter: TaskListPresenter, view: TaskListViewSpy, useCase: TaskListUseCaseSpy, router: TaskListRoutingSpy) {
    let view = registered(track(TaskListViewSpy(transcript: transcript), at: location), at: location)
    let useCase = registered(track(TaskListUseCaseSpy(transcript: transcript), at: location), at: location)
    let router = registered(track(TaskListRoutingSpy(transcript: transcript), at: location), at: location)
    let presenter = track(TaskListPresenter(view: view, useCase: useCase, router: router), at: location)
    return (presenter, view, useCase, router)
  }
}
