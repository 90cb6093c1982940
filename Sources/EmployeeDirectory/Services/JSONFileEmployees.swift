internal import FileStorage
public import Foundation

/// The employees of a JSON file, which is read anew each time and never changed.
///
/// ```json
/// {"format": "swift-viper employees", "version": 1, "employees": [
///   {"id": "1", "name": "Maya Lindqvist", "specialization": "Bridges",
///    "phone": "+1 201 555 0123", "mail": "maya@example.com", "picture": "maya",
///    "workplaces": [{"name": "Workshop", "address": "3 Canal Lane"}]}
/// ]}
/// ```
///
/// Phone, mail and picture may be left out; a picture `maya` is the file `maya.pbm` beside it (``PBMPictures``).
///
/// - Owned by: the composition root and ``EmployeeListInteractor``.
public struct JSONFileEmployees: EmployeeService {
  /// Room for ten thousand employees.
  package nonisolated static let maximumBytes = 4 << 20

  private let file: ReadOnlyFile

  public init(at url: URL) {
    file = ReadOnlyFile(at: url)
  }

  public func employees() async throws(EmployeeError) -> [Employee] {
    try await Self.read(file)
  }

  /// Waits for the disk, away from the main actor.
  @concurrent private nonisolated static func read(_ file: ReadOnlyFile) async throws(EmployeeError) -> [Employee] {
    guard !Task.isCancelled else { throw .cancelled }
    let content: ReadOnlyFile.Content
    do throws(FileStorageError) {
      content = try file.read(atMost: maximumBytes)
    } catch {
      throw error == .missingFolder ? .missing : .notReadable
    }
    switch content {
    case .missing: throw .missing
    case .tooLarge: throw .tooLarge
    case .bytes(let data): return try employees(from: data)
    }
  }

  private nonisolated static func employees(from data: Data) throws(EmployeeError) -> [Employee] {
    let record: EmployeesRecord?
    do throws(FileStorageError) {
      record = try JSONCoding.value(EmployeesRecord.self, from: data)
    } catch {
      throw .newerVersion
    }
    guard let record else { throw .damaged }
    return try record.employees()
  }
}
