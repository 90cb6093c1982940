import FileStorage
import Foundation
import TaskPlanner
import TaskPlannerMocks
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct `Tasks in a JSON file` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: ["", "{}", "[]", "hello", #"{"tasks":[]}"#]) func `what is no list of tasks is set aside, and said`(
    _ text: String
  ) async throws {
    try Data(text.utf8).write(to: folder.place("tasks.json"))
    let (tasks, problems) = makeSUT()

    await #expect(throws: AppError.damaged) { try await tasks.found() }

    #expect(problems.all == [], "to look is not to save")
    #expect(try Data(contentsOf: folder.place("tasks.json.damaged")) == Data(text.utf8))
    #expect(try await tasks.found() == [])
    try await tasks.saved(.example())
    #expect(try await tasks.found() == [.example()])
    #expect(try folder.names() == ["tasks.json", "tasks.json.damaged"])
  }

  @Test func `a damage that a save meets is said before anything begins anew`() async throws {
    try Data("foreign".utf8).write(to: folder.place("tasks.json"))
    let (tasks, problems) = makeSUT()

    await #expect(throws: AppError.damaged) { try await tasks.saved(.example()) }
    #expect(problems.all == [.damaged(setAside: "tasks.json.damaged")])
    #expect(try folder.names() == ["tasks.json.damaged"])
    await #expect(throws: AppError.damaged) { try await tasks.finish() }

    try await tasks.saved(.example())
    #expect(try await tasks.found() == [.example()])
    try await tasks.finish()
  }

  @Test func `what is damaged and cannot be set aside is not written over`() async throws {
    let name = String(repeating: "n", count: 255)
    try Data("foreign".utf8).write(to: folder.place(name))
    let (tasks, problems) = makeSUT(name)

    await #expect(throws: AppError.notReadable) { try await tasks.found() }
    await #expect(throws: AppError.notReadable) { try await tasks.saved(.example()) }

    #expect(problems.all == [.damaged(setAside: nil)])
    #expect(try Data(contentsOf: folder.place(name)) == Data("foreign".utf8))
    #expect(try folder.names() == [name])
  }

  @Test func `a newer version's file is left as it is`() async throws {
    let newer = Data(#"{"format":"swift-viper task planner","version":2,"tasks":"all of them"}"#.utf8)
    try newer.write(to: folder.place("tasks.json"))
    let (tasks, problems) = makeSUT()

    await #expect(throws: AppError.newerVersion) { try await tasks.found() }
    await #expect(throws: AppError.newerVersion) { try await tasks.saved(.example()) }

    #expect(problems.all == [.newerVersion])
    #expect(try Data(contentsOf: folder.place("tasks.json")) == newer)
    #expect(try folder.names() == ["tasks.json"])
  }

  @Test func `a folder in the file's place is not readable, and stays`() async throws {
    try FileManager.default.createDirectory(at: folder.place("tasks.json"), withIntermediateDirectories: false)
    let (tasks, problems) = makeSUT()

    await #expect(throws: AppError.notReadable) { try await tasks.found() }
    await #expect(throws: AppError.notReadable) { try await tasks.saved(.example()) }

    #expect(problems.all == [.notAFile])
  }

  @Test func `a folder that is not there is said when a task is saved`() async throws {
    let (tasks, problems) = makeSUT("missing/tasks.json")

    #expect(try await tasks.found() == [])
    try await tasks.finish()
    await #expect(throws: AppError.notWritable) { try await tasks.saved(.example()) }

    #expect(problems.all == [.missingFolder])
    await #expect(throws: AppError.notWritable) { try await tasks.finish() }
  }

  @Test func `a save that failed keeps what was saved before, and a later one makes it good`() async throws {
    let inner = folder.place("inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
    let (tasks, _) = makeSUT("inner/tasks.json")
    try await tasks.saved(.example("One"))

    // A file where the folder was stops root too.
    try FileManager.default.moveItem(at: inner, to: folder.place("moved"))
    try Data().write(to: inner)
    await #expect(throws: AppError.notReadable) { try await tasks.saved(.example("Two")) }
    try FileManager.default.removeItem(at: inner)
    try FileManager.default.moveItem(at: folder.place("moved"), to: inner)

    #expect(try await tasks.found() == [.example("One")])
    try await tasks.saved(.example("Three"))
    await #expect(throws: AppError.notReadable, "neither to find nor to save another") { try await tasks.finish() }
    try await tasks.saved(.example("Two"))
    #expect(try await tasks.found() == [.example("One"), .example("Three"), .example("Two")])
    try await tasks.finish()
  }

  @Test func `to finish is to wait for everything that was asked for, also by an answer`() async throws {
    let (tasks, _) = makeSUT()
    let (second, third) = (try TaskItem.example("Task 2"), try TaskItem.example("Task 3"))
    tasks.save(try .example("Task 1")) { _ in
      tasks.save(second) { _ in tasks.save(third) { _ in } }
    }

    try await tasks.finish()

    #expect(try JSONFile<SavedTasks>(at: folder.place("tasks.json")).load()?.tasks.count == 3)
  }

  @Test func `a save goes on to its end though nobody holds the tasks any more`() async throws {
    var tasks: JSONFileTasks? = makeSUT().tasks
    await withCheckedContinuation { continuation in
      if let task = try? TaskItem.example() { tasks?.save(task) { _ in continuation.resume() } }
      tasks = nil
    }

    #expect(try await makeSUT().tasks.found() == [.example()])
  }
}

extension `Tasks in a JSON file` {
  @MainActor private final class Problems {
    var all: [FileStorageError] = []
  }

  private func makeSUT(_ name: String = "tasks.json") -> (tasks: JSONFileTasks, problems: Problems) {
    let problems = Problems()
    return (JSONFileTasks(at: folder.place(name)) { problems.all.append($0) }, problems)
  }
}
