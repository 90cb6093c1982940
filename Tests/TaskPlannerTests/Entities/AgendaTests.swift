import TaskPlanner
import TaskPlannerMocks
import Testing

@Suite struct `Agenda of tasks` {
  @Test func `without tasks it has no sections`() throws {
    #expect(Agenda([], today: try .example()).groups.isEmpty)
  }

  @Test func `shows the sections in their order, and only those that have a task`() throws {
    let tasks = try [nil, "2026-05-14", "2026-04-21", "2026-04-18", "2026-04-15", "2026-04-14", "2026-04-13"].map {
      try TaskItem.example($0 ?? "some time", due: $0)
    }

    #expect(Agenda(tasks, today: try .example()).groups.map(\.section) == DueSection.allCases)
    #expect(Agenda(Array(tasks[4...5]), today: try .example()).groups.map(\.section) == [.today, .tomorrow])
  }

  @Test func `keeps many that are alike in the order of entry`() throws {
    let tasks = try (0..<200).map { try TaskItem.example($0.isMultiple(of: 2) ? "Same" : "same", id: "\($0)") }

    #expect(Agenda(tasks, today: try .example()).groups.first?.tasks == tasks)
  }

  @Test(
    arguments: [
      // By day before title.
      ([("b", "2026-04-12"), ("a", "2026-04-13"), ("c", "2026-04-11")], [2, 0, 1]),
      // By title, whatever its case, on one day.
      ([("cherry", "2026-04-13"), ("Banana", "2026-04-13"), ("apple", "2026-04-13")], [2, 1, 0]),
      // As they were entered, where day and title are the same.
      ([("same", "2026-04-13"), ("SAME", "2026-04-13"), ("same", "2026-04-13")], [0, 1, 2]),
      ([("b", nil), ("a", nil), ("c", nil)], [1, 0, 2]),
    ] as [([(String, String?)], [Int])])
  func `sorts a section by day, then by title, then by entry`(_ rows: [(String, String?)], _ order: [Int]) throws {
    let tasks = try rows.enumerated().map { try TaskItem.example($1.0, due: $1.1, id: "\($0)") }

    let agenda = Agenda(tasks, today: try .example())

    #expect(agenda.groups.map(\.tasks) == [order.map { tasks[$0] }])
  }
}
