import Navigation
import NavigationMocks
import TaskPlanner
import Terminal
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree) struct `Front ends of the task planner` {
  @Test(arguments: [false, true]) func `does not keep its screen, and draws nothing without it`(
    _ isNewTask: Bool
  ) throws {
    var screen: (any Screen)? = isNewTask ? track(AddTaskScreen()) as any Screen : track(TaskListScreen())
    let frontEnd = try #require(screen.flatMap(TaskPlannerFrontEnds.frontEnd))
    (screen as? TaskListScreen)?.show(isBusy: true)
    (screen as? AddTaskScreen)?.show(isSaving: true)
    #expect(frontEnd.drawing != [])
    #expect(frontEnd.commands.isEmpty == false)
    #expect(frontEnd.isBusy)

    screen = nil

    #expect(frontEnd.drawing == [])
    #expect(frontEnd.commands.isEmpty)
    #expect(frontEnd.isBusy == false)
  }

  @Test func `no two commands share a name`() {
    let (list, add) = (TaskListScreen(), AddTaskScreen())

    #expect(CommandTable(TaskListFrontEnd(screen: list).commands).doubledNames == [])
    #expect(CommandTable(AddTaskFrontEnd(screen: add).commands).doubledNames == [])
  }

  @Test func `while a save is under way a new task can only be cancelled`() {
    let screen = AddTaskScreen()
    let frontEnd = AddTaskFrontEnd(screen: screen)

    screen.show(isSaving: true)

    #expect(CommandTable(frontEnd.commands).help == ["cancel, c  Goes back to the list."])
    screen.show(isSaving: false)
    #expect(frontEnd.commands.count == 4)
  }

  @Test func `headings are strong, errors are warnings, a task without a day shows none`() {
    let screen = TaskListScreen()
    screen.show(
      tasks: TaskListDisplay(
        sections: [
          .init(heading: "Today", tasks: [TaskDisplay(title: "One", due: "14 April 2026")]),
          .init(heading: "No date", tasks: [TaskDisplay(title: "Two", due: "")]),
        ], note: ""))
    screen.show(errorMessage: "No.")

    let drawing = TaskListFrontEnd(screen: screen).drawing

    #expect(
      drawing == [
        Line("Today", .strong), Line("  One (14 April 2026)"), Line("No date", .strong), Line("  Two"),
        Line("No.", .warning),
      ])
  }

  @Test func `a screen of another system has none here`() {
    #expect(TaskPlannerFrontEnds.frontEnd(for: ScreenSpy()) == nil)
  }
}
