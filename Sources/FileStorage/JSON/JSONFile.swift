public import Foundation

/// One value in one file of JSON: replaced whole or not at all, and set aside when it is damaged.
///
/// Threads and processes may load and save at once: the last save stays, and nobody reads half of one. All of it happens
/// on the thread of the caller.
public struct JSONFile<Value: Decodable & Sendable>: Sendable {
  private let url: URL

  public init(at url: URL) {
    self.url = url
  }

  /// The value in the file; `nil` when there is no file.
  ///
  /// - Throws: `damaged` for a file that holds anything else; `newerVersion`; `notAFile`, `notReadable`, `missingFolder`, `failed`.
  public func load() throws(FileStorageError) -> Value? {
    let place = try FilePlace(url)
    guard let data = try place.read() else { return nil }
    if let value = try JSONCoding.value(Value.self, from: data) { return value }

    // Somebody may just have saved a sound file: it is looked at again while nobody else saves.
    guard let folder = try? LockedFolder(place.folder) else { throw .damaged(setAside: nil) }
    guard let data = try place.read() else { return nil }
    if let value = try JSONCoding.value(Value.self, from: data) { return value }
    throw .damaged(setAside: folder.setAside(place.name))
  }

  /// Replaces the file; when this returns, the value outlives a power cut.
  ///
  /// A symbolic link stays and the file to which it leads is replaced; a file keeps its permissions, and a new one is its
  /// owner's alone (0600). On a file system without locks only one may save at a time.
  /// - Throws: `unencodable`, `notAFile`, `readOnly`, `full`, `missingFolder`, `failed`.
  public func save(_ value: Value) throws(FileStorageError) where Value: Encodable {
    try replace(with: JSONCoding.data(of: value))
  }

  /// The same with a value that is JSON already.
  package func save(_ text: JSONText) throws(FileStorageError) {
    let data = text.data
    guard data.count <= JSONCoding.maximumBytes else { throw .full }
    try replace(with: data)
  }

  private func replace(with data: Data) throws(FileStorageError) {
    let place = try FilePlace(url)
    do throws(Refusal) {
      try LockedFolder(place.folder).replace(place.name, with: data)
    } catch {
      throw FileStorageError(saving: error)
    }
  }
}
