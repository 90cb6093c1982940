import Days
import Foundation
import TaskPlanner
import Testing

@Suite struct `Sample tasks` {
  @Test(arguments: [
    ("2026-04-14", DueSection.allCases),
    // At the end of a week nothing is later in it.
    ("2026-04-18", DueSection.allCases.filter { $0 != .laterThisWeek }),
    ("2026-04-19", DueSection.allCases.filter { $0 != .laterThisWeek }),
    ("2025-12-30", DueSection.allCases),
  ]) func `have one for every section that the day leaves room for`(_ day: String, _ sections: [DueSection]) throws {
    var calendar = try Calendar.gregorian(in: "Europe/Berlin")
    calendar.firstWeekday = Weekday.monday.rawValue
    let now = try Date(day + "T12:00:00Z", strategy: .iso8601)

    let tasks = SampleTasks.tasks(now: now, calendar: calendar)

    #expect(Agenda(tasks, today: Today(now: now, calendar: calendar)).groups.map(\.section) == sections)
    #expect(Set(tasks.map(\.id)).count == 7)
  }
}
