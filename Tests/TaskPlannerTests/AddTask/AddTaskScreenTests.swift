import Navigation
import NavigationMocks
import SpySupport
import TaskPlanner
import TaskPlannerMocks
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Add task screen` {
  @Test func `keeps what is typed, and forwards it when it is to be saved`() {
    let presenter = registered(track(AddTaskPresentationSpy()))
    let screen = track(AddTaskScreen())
    screen.presenter = presenter

    screen.load()
    screen.type(title: "Mow")
    screen.type(due: "never")
    #expect(presenter.take() == [.didEdit, .didEdit])

    screen.save()
    screen.save()
    screen.cancel()
    let saved = AddTaskPresentationSpy.Message.save(title: "Mow", due: "never")
    #expect(presenter.take() == [saved, saved, .cancel])
    #expect(screen.taskTitle == "Mow")
    #expect(screen.due == "never")
  }

  @Test func `stores what is shown and tells its observer each time`() {
    let screen = track(AddTaskScreen())
    let observer = registered(track(ScreenObserverSpy()))
    screen.context.observer = observer

    screen.type(title: "Mow")
    screen.type(due: "2026-04-13")
    screen.show(errorMessage: "No.")
    screen.show(isSaving: true)

    #expect(screen.title == "New task")
    #expect(screen.errorMessage == "No.")
    #expect(screen.isSaving)
    #expect(observer.take() == Array(repeating: .screenDidChange(ObjectIdentifier(screen)), count: 4))
  }

  @Test func `has nothing typed at first`() {
    let screen = track(AddTaskScreen())

    #expect([screen.taskTitle, screen.due, screen.errorMessage] == ["", "", ""])
    #expect(!screen.isSaving)
  }
}
