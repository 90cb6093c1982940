/// Keeps the tasks; answers on the main actor, once for each call and in the order of the calls.
///
/// The slides' completion carries tasks and an optional error, so that it can say both or neither; a `Result` cannot.
///
/// - Owned by: the wireframes and the interactors.
@MainActor public protocol TaskDataManaging: AnyObject {
  /// Finds all tasks, in the order in which they were entered.
  func tasks(completion: @escaping @MainActor (Result<[TaskItem], AppError>) -> Void)

  /// Adds a task; one with the same ``TaskItem/id`` is replaced where it stands, so that a save can be sent once more.
  func save(_ task: TaskItem, completion: @escaping @MainActor (Result<Void, AppError>) -> Void)
}
