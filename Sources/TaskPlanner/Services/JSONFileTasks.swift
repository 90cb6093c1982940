public import FileStorage
public import Foundation

/// Keeps the tasks in a JSON file; one call after the other, away from the main actor.
///
/// The file is read for each call, so what cannot be read is never written over.
///
/// - Owned by: the composition root, the wireframes, the interactors; by its own task while it works.
@MainActor public final class JSONFileTasks {
  private let file: JSONFile<SavedTasks>
  private let onProblem: (FileStorageError) -> Void

  /// The call that was made last; it waits for those before it.
  private var lastCall: Task<Void, Never>?

  /// Why tasks were not saved; one that is saved after all is no failure any more.
  private var failedSaves: [TaskID: AppError] = [:]

  /// - Parameter onProblem: told why a task was not saved, before the error that says less is handed over.
  public init(at url: URL, onProblem: @escaping (FileStorageError) -> Void = { _ in }) {
    file = JSONFile(at: url)
    self.onProblem = onProblem
  }

  /// Waits until everything that was asked for is done, also what was asked for meanwhile.
  ///
  /// - Throws: why a task was not saved; of several, any.
  public func finish() async throws(AppError) {
    while let call = lastCall {
      await call.value
      if call == lastCall { break }
    }
    if let failure = failedSaves.values.first { throw failure }
  }
}

extension JSONFileTasks: TaskDataManaging {
  public func tasks(completion: @escaping @MainActor (Result<[TaskItem], AppError>) -> Void) {
    enqueue { [self] in
      do throws(Problem) {
        completion(.success(try await Self.load(file)))
      } catch {
        completion(.failure(error.error))
      }
    }
  }

  public func save(_ task: TaskItem, completion: @escaping @MainActor (Result<Void, AppError>) -> Void) {
    enqueue { [self] in
      do throws(Problem) {
        try await Self.put(task, into: file)
        failedSaves[task.id] = nil
        completion(.success(()))
      } catch {
        onProblem(error.cause)
        failedSaves[task.id] = error.error
        completion(.failure(error.error))
      }
    }
  }
}

extension JSONFileTasks {
  /// What went wrong, in the words of the file and in those of the tasks.
  private struct Problem: Error {
    let cause: FileStorageError
    let error: AppError
  }

  private func enqueue(_ call: @escaping @MainActor () async -> Void) {
    lastCall = Task { [lastCall] in
      await lastCall?.value
      await call()
    }
  }

  // Waiting for the disk keeps nobody waiting.

  @concurrent private nonisolated static func load(_ file: JSONFile<SavedTasks>) async throws(Problem) -> [TaskItem] {
    try saved(in: file)
  }

  @concurrent private nonisolated static func put(
    _ task: TaskItem, into file: JSONFile<SavedTasks>
  ) async throws(Problem) {
    var tasks = try saved(in: file)
    tasks.put(task)
    do throws(FileStorageError) {
      try file.save(SavedTasks(tasks))
    } catch {
      throw Problem(cause: error, error: .notWritable)
    }
  }

  private nonisolated static func saved(in file: JSONFile<SavedTasks>) throws(Problem) -> [TaskItem] {
    do throws(FileStorageError) {
      return try file.load()?.tasks ?? []
    } catch {
      throw Problem(cause: error, error: AppError(loading: error))
    }
  }
}
