import Days
import Navigation
import NavigationMocks
import SpySupport
import TaskPlanner
import TaskPlannerMocks
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Task list wireframe` {
  @Test func `connects the real parts and pushes the screen`() throws {
    let navigation = track(NavigationStack())
    let wireframe = makeSUT()

    try wireframe.present(in: navigation)

    let screen = try #require(navigation.screens.last as? TaskListScreen)
    let presenter = try #require(screen.presenter as? TaskListPresenter)
    let interactor = try #require(presenter.useCase as? TaskListInteractor)
    #expect(interactor.output === presenter)
    #expect(presenter.router === wireframe)
    #expect(screen.tasks.sections.map(\.heading) == ["Today"])
  }

  @Test func `fault: in the slides nobody owns the wireframe, and it dies after the call`() throws {
    let navigation = track(NavigationStack())
    let slides = ForgetfulRouting()
    try presentAsInTheSlides(in: navigation, with: slides)

    #expect(slides.wireframe == nil, "nobody has kept it")
    let screen = try #require(navigation.screens.last as? TaskListScreen)
    screen.addTask()

    #expect(navigation.presented.isEmpty, "to add a task leads nowhere, and nothing says so")
    #expect(screen.errorMessage == "")
  }

  @Test func `here the presenter owns it, as long as its screen is shown`() throws {
    let navigation = track(NavigationStack())
    try navigation.push(ScreenSpy(), animated: false)
    weak let wireframe = try presented(in: navigation)

    #expect(wireframe != nil)
    try #require(navigation.screens.last as? TaskListScreen).addTask()
    #expect(navigation.presented.map(\.title) == ["New task"])

    try navigation.dismiss(try #require(navigation.presented.last), animated: false)
    try navigation.pop(animated: false)
    #expect(wireframe == nil)
  }

  @Test func `a refused transition is passed on and leaves nothing behind`() throws {
    let navigation = registered(track(NavigationSpy()))
    navigation.refusal = .alreadyShown
    let wireframe = makeSUT()

    #expect(throws: NavigationError.alreadyShown) { try wireframe.present(in: navigation) }
    #expect(navigation.take().count == 1)
    #expect(throws: NavigationError.noNavigation) { try wireframe.presentAddTask(telling: AddTaskDelegateSpy()) }
  }

  @Test func `shows one list at a time`() throws {
    let navigation = track(NavigationStack())
    try navigation.push(ScreenSpy(), animated: false)
    let wireframe = makeSUT()
    try wireframe.present(in: navigation)

    #expect(throws: NavigationError.alreadyShown) { try wireframe.present(in: navigation) }
    #expect(navigation.screens.count == 2)

    try navigation.pop(animated: false)
    try wireframe.present(in: navigation)
    #expect(navigation.screens.count == 2)
  }

  @Test func `presents a new task over the list, in the list's navigation`() throws {
    let navigation = registered(track(NavigationSpy()))
    let wireframe = makeSUT()
    let delegate = registered(track(AddTaskDelegateSpy()))
    let stack = track(NavigationStack())
    try wireframe.present(in: stack)
    stack.screens.last?.context.navigation = navigation

    try wireframe.presentAddTask(telling: delegate)

    #expect(navigation.take().map { "\($0)".prefix { $0 != "(" } } == ["present"])
  }

  @Test func `without its screen there is nowhere to present a new task`() {
    let wireframe = makeSUT()

    #expect(throws: NavigationError.noNavigation) { try wireframe.presentAddTask(telling: AddTaskDelegateSpy()) }
  }

  // MARK: - Helpers

  private func makeSUT(at location: SourceLocation = #_sourceLocation) -> TaskListWireframe {
    let tasks = try? [TaskItem.example(due: "2026-04-14")]
    return track(
      TaskListWireframe(
        dataManager: track(InMemoryTasks(tasks ?? []), at: location),
        today: { Today(day: CalendarDay("2026-04-14") ?? .first, firstWeekday: .monday) }, makeID: { TaskID("new") }),
      at: location)
  }

  /// Makes a wireframe, lets it present itself, and lets go of it.
  private func presented(in navigation: NavigationStack) throws -> TaskListWireframe? {
    let wireframe = makeSUT()
    try wireframe.present(in: navigation)
    return wireframe
  }

  /// As the slides do: the wireframe makes everything, and nothing it makes keeps it.
  private func presentAsInTheSlides(in navigation: NavigationStack, with routing: ForgetfulRouting) throws {
    let wireframe = makeSUT()
    let screen = track(TaskListScreen())
    let presenter = TaskListPresenter(view: screen, useCase: TaskListUseCaseSpy(), router: routing)
    screen.presenter = presenter
    routing.wireframe = wireframe
    try navigation.push(screen, animated: false)
    withExtendedLifetime(wireframe) {}
  }

  /// The tie between presenter and wireframe in the slides: there, and too weak.
  @MainActor private final class ForgetfulRouting: TaskListRouting {
    weak var wireframe: TaskListWireframe?

    func presentAddTask(telling delegate: any AddTaskDelegate) throws(NavigationError) {
      try wireframe?.presentAddTask(telling: delegate)
    }
  }
}
