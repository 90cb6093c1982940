import Days
import TaskPlanner
import TaskPlannerMocks
import Testing

@Suite struct `Sample tasks` {
  @Test(arguments: [
    ("2026-04-14", DueSection.allCases),
    // At the end of a week nothing is later in it.
    ("2026-04-18", DueSection.allCases.filter { $0 != .laterThisWeek }),
    ("2026-04-19", DueSection.allCases.filter { $0 != .laterThisWeek }),
    ("2025-12-30", DueSection.allCases),
  ]) func `have one for every section that the day leaves room for`(_ day: String, _ sections: [DueSection]) throws {
    let today = try Today.example(day)

    let tasks = SampleTasks.tasks(around: today)

    #expect(Agenda(tasks, today: today).groups.map(\.section) == sections)
    #expect(Set(tasks.map(\.id)).count == 7)
  }
}
