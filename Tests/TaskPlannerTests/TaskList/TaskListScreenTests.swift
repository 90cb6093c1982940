import Navigation
import NavigationMocks
import SpySupport
import TaskPlanner
import TaskPlannerMocks
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Task list screen` {
  @Test func `forwards that it has loaded, and what a user does`() {
    let presenter = registered(track(TaskListPresentationSpy()))
    let screen = track(TaskListScreen())
    screen.presenter = presenter

    screen.load()
    screen.addTask()
    screen.refresh()

    #expect(presenter.take() == [.updateView, .addTask, .updateView])
  }

  @Test func `stores what is shown and tells its observer each time`() {
    let screen = track(TaskListScreen())
    let observer = registered(track(ScreenObserverSpy()))
    screen.context.observer = observer
    let tasks = TaskListDisplay(
      sections: [.init(heading: "Today", tasks: [TaskDisplay(title: "One", due: "14 April 2026")])], note: "")

    screen.show(tasks: tasks)
    screen.show(errorMessage: "No.")
    screen.show(isBusy: true)

    #expect(screen.tasks == tasks)
    #expect(screen.errorMessage == "No.")
    #expect(screen.isBusy)
    #expect(observer.take() == Array(repeating: .screenDidChange(ObjectIdentifier(screen)), count: 3))
  }

  @Test func `shows nothing at first, not even that there is nothing`() {
    let screen = track(TaskListScreen())

    #expect(screen.title == "Tasks")
    #expect(screen.tasks == TaskListDisplay(sections: [], note: ""))
    #expect(screen.errorMessage == "")
    #expect(!screen.isBusy)
  }
}
