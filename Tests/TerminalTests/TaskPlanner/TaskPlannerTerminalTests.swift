import Days
import Foundation
import Navigation
import SpySupport
import TaskPlanner
import TaskPlannerMocks
import Terminal
import TerminalMocks
import Testing
import TestingLeakChecks

/// Whole stories as they are printed, through every real part of the task planner.
@MainActor @Suite(.leakFree, .timeLimit(.minutes(1))) struct `Task planner in a terminal` {
  @Test(arguments: TaskStory.all) func `story:`(_ story: TaskStory) async throws {
    let transcript = try GoldenTranscript(story.testDescription)
    let sut = makeSUT(try story.dataManager())

    try await sut.story(transcript.input)

    transcript.check(sut.output.takeText())
  }

  @Test func `while tasks are looked for and saved, it says so, and what is under way cannot be edited`() async throws {
    let data = TaskDataManagingSpy()
    let sut = makeSUT(data, isTerminal: true)
    let run = Task { try await sut.run() }
    await data.log.arrival(of: 1)
    try await sut.waitFor("Looking for tasks …")

    try data.taskAnswers.answer(1, with: .success([]))
    try await sut.waitFor("Nothing to do.")
    sut.input.type("add\ntitle Mow\nsave\ntitle Sow\n")
    try await sut.waitFor("“title” is no command here.")
    #expect(sut.lastFrame.contains("Title: Mow\n"))
    #expect(sut.lastFrame.contains("Saving …"))

    try data.saveAnswers.answer(1, with: .success(()))
    await data.log.arrival(of: 3)
    try data.taskAnswers.answer(2, with: .success([]))
    sut.input.send(.end)
    try await run.value
    #expect(sut.openScreens == ["Tasks"])
  }

  @Test func `from a pipe each command waits for the answer to the one before`() async throws {
    let data = TaskDataManagingSpy()
    let sut = makeSUT(data)
    sut.input.type("add\ntitle Mow\nsave\nrefresh\n")
    sut.input.send(.end)
    let run = Task { try await sut.run() }

    await data.log.arrival(of: 1)
    #expect(data.take() == [.tasks])
    try data.taskAnswers.answer(1, with: .success([]))
    await data.log.arrival(of: 2)
    #expect(data.take().count == 1)
    try data.saveAnswers.answer(1, with: .success(()))
    await data.log.arrival(of: 3)
    try data.taskAnswers.answer(2, with: .success([]))
    await data.log.arrival(of: 4)
    try data.taskAnswers.answer(3, with: .success([]))

    try await run.value
    #expect(data.take() == [.tasks, .tasks])
  }

  @Test func `a new task that was cancelled is gone, though the program goes on`() async throws {
    let sut = makeSUT(InMemoryTasks())
    let run = Task { try await sut.run() }
    sut.input.type("add\n")
    await sut.output.log.arrival(of: 3)
    #expect(sut.openScreens == ["Tasks", "New task"])

    sut.input.type("cancel\n")
    await sut.output.log.arrival(of: 5)

    #expect(sut.openScreens == ["Tasks"])
    sut.input.send(.end)
    try await run.value
  }
}

/// A golden transcript, and the data manager behind it.
struct TaskStory: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var dataManager: @MainActor @Sendable () throws -> any TaskDataManaging = sample

  static let all = [
    TaskStory(testDescription: "tasks"),
    TaskStory(testDescription: "tasks refused"),
    TaskStory(testDescription: "tasks help"),
    TaskStory(testDescription: "tasks failures", dataManager: flaky),
  ]

  static let today = Today(day: CalendarDay("2026-04-14") ?? .first, firstWeekday: .monday)

  /// As the program shows it on 14 April 2026.
  private static let sample: @MainActor @Sendable () throws -> any TaskDataManaging = {
    InMemoryTasks(SampleTasks.tasks(around: today))
  }

  /// Fails with another error each time, then works.
  private static let flaky: @MainActor @Sendable () throws -> any TaskDataManaging = {
    var (unread, unsaved) = (AppError.allCases, AppError.allCases)
    var tasks: [TaskItem] = []
    return TaskDataManagingStub {
      unread.isEmpty ? .success(tasks) : .failure(unread.removeFirst())
    } save: { task in
      guard unsaved.isEmpty else { return .failure(unsaved.removeFirst()) }
      tasks.append(task)
      return .success(())
    }
  }
}

@MainActor private func makeSUT(
  _ dataManager: any TaskDataManaging, isTerminal: Bool = false, at location: SourceLocation = #_sourceLocation
) -> ProgramSUT {
  var number = 0
  let sut = ProgramSUT(isTerminal: isTerminal, frontEnd: TaskPlannerFrontEnds.frontEnd) {
    navigation throws(NavigationError) in
    let wireframe = TaskListWireframe(
      dataManager: dataManager, today: { TaskStory.today }
    ) {
      number += 1
      return TaskID("\(number)")
    }
    try wireframe.present(in: navigation)
  }
  track(sut.driver, at: location)
  return sut
}

extension ProgramSUT {
  /// What was drawn last, as a user sees it.
  fileprivate var lastFrame: String {
    let drawn = output.messages.map { message in
      switch message {
      case .write(let text): text
      }
    }.joined()
    return String(drawn.split(separator: "\u{1B}[H").last ?? "").replacing("\u{1B}[K", with: "")
  }

  fileprivate func waitFor(_ text: String) async throws {
    while !lastFrame.contains(text) { await output.log.arrival(of: output.messages.count + 1) }
  }
}
