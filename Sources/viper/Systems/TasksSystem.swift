internal import Days
internal import Foundation
internal import Navigation
internal import TaskPlanner
internal import Terminal

/// The task planner, with the machine's clock, and a file where one is asked for; without it a sample that is not kept.
@MainActor struct TasksSystem: RunnableSystem {
  static let name = "tasks"
  static let optionNames = ["--store", "--today"]

  private let today: @MainActor () -> Today
  private let store: Store
  private let file: JSONFileTasks?

  init(_ options: Options, environment: [String: String]) throws(UsageError) {
    today = Self.today(try options.day())
    let store = Store(options)
    self.store = store
    file = store.url.map { JSONFileTasks(at: $0) { store.problem = $0 } }
  }

  /// The list owns its wireframe from then on.
  func show(in navigation: any Navigating) throws(NavigationError) {
    let wireframe = TaskListWireframe(
      dataManager: file ?? InMemoryTasks(SampleTasks.tasks(around: today())), today: today,
      makeID: { TaskID(UUID().uuidString) })
    try wireframe.present(in: navigation)
  }

  func frontEnd(for screen: any Screen) -> (any ScreenFrontEnd)? {
    TaskPlannerFrontEnds.frontEnd(for: screen)
  }

  func finish() async throws(RunFailure) {
    guard let file else { return }
    do throws(AppError) { try await file.finish() } catch { throw store.failure }
  }

  /// Weeks begin on Monday, on every machine.
  private static func today(_ day: CalendarDay?) -> @MainActor () -> Today {
    if let day { return { Today(day: day, firstWeekday: .monday) } }
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = Weekday.monday.rawValue
    return { [calendar] in Today(now: Date(), calendar: calendar) }
  }
}
