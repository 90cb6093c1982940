import Navigation
import NavigationMocks
import SpySupport
import TaskPlanner
import TaskPlannerMocks
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Add task wireframe` {
  @Test func `connects the real parts and presents the screen`() throws {
    let navigation = track(NavigationStack())
    let wireframe = makeSUT()

    try wireframe.present(in: navigation, telling: AddTaskDelegateSpy())

    let screen = try #require(navigation.presented.last as? AddTaskScreen)
    let presenter = try #require(screen.presenter as? AddTaskPresenter)
    let interactor = try #require(presenter.useCase as? AddTaskInteractor)
    #expect(interactor.output === presenter)
    #expect(presenter.router === wireframe)
  }

  @Test func `dismisses the screen that it has presented`() throws {
    let navigation = track(NavigationStack())
    let wireframe = makeSUT()
    try wireframe.present(in: navigation, telling: AddTaskDelegateSpy())
    let screen = try #require(navigation.presented.last as? AddTaskScreen)

    try wireframe.dismiss(screen)

    #expect(navigation.presented.isEmpty)
    #expect(throws: NavigationError.noNavigation, "it is gone") { try wireframe.dismiss(screen) }
  }

  @Test func `what was dismissed before, and is still held, does not take away what is shown since`() throws {
    let navigation = track(NavigationStack())
    let data = registered(track(TaskDataManagingSpy()))
    let wireframe = track(AddTaskWireframe(dataManager: data) { TaskID("new") })
    try wireframe.present(in: navigation, telling: track(AddTaskDelegateSpy()))
    let first = try #require(navigation.presented.last as? AddTaskScreen)
    first.type(title: "Mow")
    first.save()
    try navigation.dismiss(first, animated: true)
    try wireframe.present(in: navigation, telling: track(AddTaskDelegateSpy()))
    let second = try #require(navigation.presented.last)

    try data.saveAnswers.answer(1, with: .success(()))
    first.cancel()

    #expect(navigation.presented.last === second)
    #expect(data.take() == [.save(try .example("Mow", id: "new"))])
  }

  @Test func `refused transitions are passed on`() throws {
    let navigation = registered(track(NavigationSpy()))
    let wireframe = makeSUT()
    let stack = track(NavigationStack())
    try wireframe.present(in: stack, telling: AddTaskDelegateSpy())
    let screen = try #require(stack.presented.last as? AddTaskScreen)
    navigation.refusal = .notPresented
    screen.context.navigation = navigation

    #expect(throws: NavigationError.notPresented) { try wireframe.dismiss(screen) }
    #expect(navigation.take() == [.dismiss(ObjectIdentifier(screen), animated: true)])

    let other = makeSUT()
    #expect(throws: NavigationError.notPresented) {
      try other.present(in: navigation, telling: AddTaskDelegateSpy())
    }
    #expect(navigation.take().count == 1)
    #expect(throws: NavigationError.noNavigation) { try other.dismiss(screen) }
  }

  @Test func `shows one new task at a time, each with parts and an id of its own`() throws {
    let navigation = track(NavigationStack())
    let data = registered(track(TaskDataManagingSpy()))
    var ids = ["second", "first"]
    let wireframe = track(AddTaskWireframe(dataManager: data) { TaskID(ids.popLast() ?? "") })

    for _ in 1...2 {
      try wireframe.present(in: navigation, telling: AddTaskDelegateSpy())
      #expect(throws: NavigationError.alreadyShown) {
        try wireframe.present(in: navigation, telling: AddTaskDelegateSpy())
      }
      let screen = try #require(navigation.presented.last as? AddTaskScreen)
      screen.type(title: "Mow")
      screen.save()
      screen.cancel()
    }

    #expect(data.take() == [.save(try .example("Mow", id: "first")), .save(try .example("Mow", id: "second"))])
    #expect(navigation.presented.isEmpty)
  }

  private func makeSUT(at location: SourceLocation = #_sourceLocation) -> AddTaskWireframe {
    track(
      AddTaskWireframe(dataManager: track(InMemoryTasks(), at: location)) { TaskID("new") }, at: location)
  }
}
