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

  /// Why the save that ended last has failed.
  private var failedSave: AppError?

  /// - Parameter onProblem: told why, before the error that says less is handed over.
  public init(at url: URL, onProblem: @escaping (FileStorageError) -> Void = { _ in }) {
    file = JSONFile(at: url)
    self.onProblem = onProblem
  }

  /// Waits until everything that was asked for is done, also what was asked for meanwhile.
  ///
  /// - Throws: why the last save has failed, unless it succeeded.
  public func finish() async throws(AppError) {
    while let call = lastCall {
      await call.value
      if call == lastCall { break }
    }
    if let failedSave { throw failedSave }
  }
}

extension JSONFileTasks: TaskDataManaging {
  public func tasks(completion: @escaping @MainActor (Result<[TaskItem], AppError>) -> Void) {
    enqueue { [self] in
      completion(await answer { [file] () async throws(Problem) in try await Self.load(file) })
    }
  }

  public func save(_ task: TaskItem, completion: @escaping @MainActor (Result<Void, AppError>) -> Void) {
    enqueue { [self] in
      let answer = await answer { [file] () async throws(Problem) in try await Self.put(task, into: file) }
      if case .failure(let error) = answer { failedSave = error } else { failedSave = nil }
      completion(answer)
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

  private func answer<Value>(_ question: () async throws(Problem) -> Value) async -> Result<Value, AppError> {
    do throws(Problem) {
      return .success(try await question())
    } catch {
      onProblem(error.cause)
      return .failure(error.error)
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
