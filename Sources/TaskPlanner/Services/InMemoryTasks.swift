/// Keeps the tasks for as long as the program runs; answers at once.
@MainActor public final class InMemoryTasks {
  private var saved: [TaskItem]

  public init(_ tasks: [TaskItem] = []) {
    saved = tasks
  }
}

extension InMemoryTasks: TaskDataManaging {
  public func tasks(completion: @escaping @MainActor (Result<[TaskItem], AppError>) -> Void) {
    completion(.success(saved))
  }

  public func save(_ task: TaskItem, completion: @escaping @MainActor (Result<Void, AppError>) -> Void) {
    saved.put(task)
    completion(.success(()))
  }
}
