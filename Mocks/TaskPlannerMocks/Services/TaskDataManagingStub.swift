public import TaskPlanner

/// Answers at once, as the test says.
@MainActor public final class TaskDataManagingStub: TaskDataManaging {
  private let found: @MainActor () -> Result<[TaskItem], AppError>
  private let saved: @MainActor (TaskItem) -> Result<Void, AppError>

  public init(
    tasks: @escaping @MainActor () -> Result<[TaskItem], AppError>,
    save: @escaping @MainActor (TaskItem) -> Result<Void, AppError>
  ) {
    found = tasks
    saved = save
  }

  public func tasks(completion: @escaping @MainActor (Result<[TaskItem], AppError>) -> Void) {
    completion(found())
  }

  public func save(_ task: TaskItem, completion: @escaping @MainActor (Result<Void, AppError>) -> Void) {
    completion(saved(task))
  }
}
