public import FileStorage
public import Foundation

/// Keeps the state in a JSON file.
///
/// - Owned by: ``StoredCurrencyService``.
@MainActor public final class JSONFileStorage {
  private let file: JSONFile<SavedStateRecord>
  private let onProblem: (FileStorageError) -> Void

  /// - Parameter onProblem: told why, before the error that says less is thrown.
  public init(at url: URL, onProblem: @escaping (FileStorageError) -> Void = { _ in }) {
    file = JSONFile(at: url)
    self.onProblem = onProblem
  }
}

extension JSONFileStorage: StorageService {
  public func load() throws(SavedStateError) -> SavedState? {
    do throws(FileStorageError) {
      return try file.load()?.state
    } catch {
      onProblem(error)
      throw error.leavesPlaceFree ? .damaged : .notReadable
    }
  }

  /// Two at once end in any order; ``StoredCurrencyService`` asks for one at a time.
  public func save(_ state: SavedState) async throws(SavedStateError) {
    do throws(FileStorageError) {
      try await Self.write(SavedStateRecord(state), to: file)
    } catch {
      onProblem(error)
      throw .notWritable
    }
  }

  /// Waits for the disk, away from the main actor.
  @concurrent private nonisolated static func write(
    _ record: SavedStateRecord, to file: JSONFile<SavedStateRecord>
  ) async throws(FileStorageError) {
    try file.save(record)
  }
}
