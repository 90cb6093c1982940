import Navigation
import SpySupport
import TaskPlanner
import TaskPlannerMocks
import TestSupport
import Testing
import TestingLeakChecks

/// Whole stories on the screens, through every real part.
@MainActor @Suite(.leakFree, .timeLimit(.minutes(1))) struct `Task planner on its screens` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `story: add a task to an empty list`() throws {
    let module = try opened()
    #expect(module.list?.isBusy == true)
    try module.data.taskAnswers.answer(1, with: .success([]))
    #expect(module.shown == ["Nothing to do."])

    let add = try #require(try module.openAdd())
    add.type(title: " Mow the lawn ")
    add.type(due: "2026-04-15")
    add.save()
    #expect(add.isSaving)
    let task = try TaskItem.example("Mow the lawn", due: "2026-04-15", id: "new")
    #expect(module.data.take() == [.tasks, .save(task)])

    try module.data.saveAnswers.answer(1, with: .success(()))
    #expect(module.add == nil)
    #expect(module.list?.isBusy == true)
    try module.data.taskAnswers.answer(2, with: .success([task]))
    #expect(module.shown == ["Tomorrow: Mow the lawn, 15 April 2026"])
    #expect(module.list?.isBusy == false)
  }

  @Test func `story: be refused, mend it, fail to save, save once more; nothing typed is lost`() throws {
    let module = try opened()
    let add = try #require(try module.openAdd())
    add.type(due: "2026-02-30")

    add.save()
    #expect(add.errorMessage == "A task needs a title.")
    add.type(title: "Mow")
    #expect(add.errorMessage == "")
    add.save()
    #expect(add.errorMessage == "“2026-02-30” is no day. Write it like 2026-04-13.")
    #expect((add.taskTitle, add.due) == ("Mow", "2026-02-30"))

    add.type(due: "2026-04-13")
    add.save()
    try module.data.saveAnswers.answer(1, with: .failure(.notWritable))
    #expect(add.errorMessage == "The task could not be saved. Save once more, or cancel.")
    #expect((add.taskTitle, add.due, add.isSaving) == ("Mow", "2026-04-13", false))
    #expect(module.add === add)

    add.save()
    #expect(add.errorMessage == "")
    try module.data.saveAnswers.answer(2, with: .success(()))
    #expect(module.add == nil)
  }

  @Test func `to save twice before the answer adds one task`() throws {
    let module = try opened()
    let add = try #require(try module.openAdd())
    add.type(title: "Mow")

    add.save()
    add.save()

    #expect(module.data.take() == [.tasks, .save(try .example("Mow", id: "new"))])
  }

  @Test func `a cancelled task leaves the list as it is, and asks for nothing`() throws {
    let module = try opened()
    try module.data.taskAnswers.answer(1, with: .success([.example()]))
    let before = module.shown
    let add = try #require(try module.openAdd())
    add.type(title: "Mow")

    add.cancel()

    #expect(module.add == nil)
    #expect(module.shown == before)
    #expect(module.data.take() == [.tasks])
  }

  @Test func `a failed refresh keeps what is shown, and a later one ends what it said`() throws {
    let module = try opened()
    try module.data.taskAnswers.answer(1, with: .success([.example()]))

    module.list?.refresh()
    try module.data.taskAnswers.answer(2, with: .failure(.notReadable))
    #expect(module.shown == ["No date: Water the plants, "])
    #expect(module.list?.errorMessage == "The saved tasks cannot be read. Refresh the list to try once more.")
    #expect(module.list?.isBusy == false)

    module.list?.refresh()
    try module.data.taskAnswers.answer(3, with: .success([]))
    #expect(module.shown == ["Nothing to do."])
    #expect(module.list?.errorMessage == "")
  }

  @Test func `a second new task over the first is refused`() throws {
    let module = try opened()
    try module.openAdd()

    module.list?.addTask()

    #expect(module.navigation.presented.count == 1)
    #expect(module.list?.errorMessage == "A task cannot be added from here.")
  }

  @Test(arguments: [true, false])
  func `fault: the best-known VIPER sample leaks its dismissed Add module, with 12 of its 14 objects`(
    _ isSaved: Bool
  ) throws {
    let module = try opened()
    try module.openAdd()?.type(title: "Mow")
    #expect(module.addParts.alive == ["screen", "presenter", "interactor"])

    if isSaved {
      module.add?.save()
      try module.data.saveAnswers.answer(1, with: .success(()))
    } else {
      module.add?.cancel()
    }

    #expect(module.addParts.alive == [])
    #expect(module.listParts.alive == module.listParts.roles, "the list lives on")
  }

  @Test func `a list that is closed while its file is read is gone at once`() async throws {
    let file = JSONFileTasks(at: folder.place("tasks.json"))
    let module = try opened(file)
    #expect(module.listParts.alive == module.listParts.roles)

    try module.close()

    #expect(module.listParts.alive == [])
    try await file.finish()
  }

  @Test func `with a data manager that answers at once, all is done at once`() throws {
    let module = try opened(track(InMemoryTasks([.example("Old", due: "2026-04-13")])))
    #expect(module.shown == ["Overdue: Old, 13 April 2026"])
    let add = try #require(try module.openAdd())
    add.type(title: "New")

    add.save()

    #expect(module.add == nil)
    #expect(module.shown == ["Overdue: Old, 13 April 2026", "No date: New, "])
    #expect(module.list?.isBusy == false)
  }

  @Test func `cancelled while a file is written, the list shows what was saved all the same`() async throws {
    let file = JSONFileTasks(at: folder.place("tasks.json"))
    let module = try opened(file)
    let add = try #require(try module.openAdd())
    add.type(title: "Mow")

    add.save()
    add.cancel()
    #expect(module.list?.isBusy == true)
    try await file.finish()

    #expect(module.shown == ["No date: Mow, "])
  }

  private func opened(
    _ dataManager: (any TaskDataManaging)? = nil, at location: SourceLocation = #_sourceLocation
  ) throws -> TaskPlannerModule {
    let module = track(TaskPlannerModule(dataManager: dataManager), at: location)
    try module.open()
    return module
  }
}

extension TaskPlannerModule {
  /// A line for each task, or what stands in their place.
  fileprivate var shown: [String] {
    guard let display = list?.tasks, !display.sections.isEmpty else { return [list?.tasks.note ?? ""] }
    return display.sections.flatMap { section in
      section.tasks.map { "\(section.heading): \($0.title), \($0.due)" }
    }
  }
}
