import Foundation
import SpySupport
import TaskPlanner
import TaskPlannerMocks
import TestSupport
import Testing
import Titles

/// What every data manager must do; each implementation has a row.
@MainActor @Suite(.timeLimit(.minutes(1))) struct `Every data manager` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: DataManagerRow.all) func `has nothing at first`(_ row: DataManagerRow) async throws {
    #expect(try await row.open(folder).found() == [])
  }

  @Test(arguments: DataManagerRow.all) func `gives back what was saved, all of it, as it was entered`(
    _ row: DataManagerRow
  ) async throws {
    let manager = row.open(folder)
    let tasks = try [
      TaskItem.example("Zebra", due: "9999-12-31"), .example("ant"),
      .example("Größe \"L\" 🌱 \\ / \u{0}x", due: "0001-01-01"),
      .example("ant", id: "another"),
    ]

    for task in tasks { try await manager.saved(task) }

    #expect(try await manager.found() == tasks)
  }

  @Test(arguments: DataManagerRow.all) func `replaces a task of the same id where it stands`(
    _ row: DataManagerRow
  ) async throws {
    let manager = row.open(folder)
    for id in ["1", "2", "3"] { try await manager.saved(.example("Old", id: id)) }

    try await manager.saved(.example("New", due: "2026-04-13", id: "2"))

    #expect(
      try await manager.found() == [
        .example("Old", id: "1"), .example("New", due: "2026-04-13", id: "2"), .example("Old", id: "3"),
      ])
  }

  @Test(arguments: DataManagerRow.all) func `answers once for each call, in the order of the calls`(
    _ row: DataManagerRow
  ) async throws {
    let manager = row.open(folder)
    let answers = MessageLog<String>(receiver: "answers", transcript: nil)
    let note = { (answer: String) in answers.append(answer) }

    manager.tasks { note("found \((try? $0.get().count) ?? -1)") }
    for number in 1...5 {
      try manager.save(.example("Task \(number)")) { if case .success = $0 { note("saved \(number)") } }
      manager.tasks { note("found \((try? $0.get().count) ?? -1)") }
    }
    await answers.arrival(of: 11)
    #expect(try await manager.found().count == 5)

    #expect(answers.take() == ["found 0"] + (1...5).flatMap { ["saved \($0)", "found \($0)"] })
  }

  @Test func `a file gives the next run what the last one saved`() async throws {
    let place = folder.place("tasks.json")
    try await JSONFileTasks(at: place).saved(.example("One", due: "2026-04-13"))
    try await JSONFileTasks(at: place).saved(.example("Two"))

    #expect(try await JSONFileTasks(at: place).found() == [.example("One", due: "2026-04-13"), .example("Two")])
  }

  @Test func `in memory can begin with tasks`() async throws {
    let tasks = [try TaskItem.example()]

    #expect(try await InMemoryTasks(tasks).found() == tasks)
  }
}

struct DataManagerRow: Sendable, CustomTestStringConvertible {
  let testDescription: String

  let open: @MainActor @Sendable (TemporaryFolder) -> any TaskDataManaging

  static let all = [
    DataManagerRow(testDescription: "in memory") { _ in InMemoryTasks() },
    DataManagerRow(testDescription: "a JSON file") { JSONFileTasks(at: $0.place("tasks.json")) },
  ]
}
