public import Foundation

/// One value in one file of JSON: replaced whole or not at all, and set aside when it is damaged.
///
/// Threads and processes may load and save at once: the last save stays, and nobody reads half of one. All of it happens
/// on the thread of the caller.
public struct JSONFile<Value: Decodable & Sendable>: Sendable {
  private let url: URL
  private let maximumBytes: Int

  public init(at url: URL) {
    // More than any state needs; a file beyond it is foreign, and reading it could take all memory.
    self.init(at: url, maximumBytes: 64 << 20)
  }

  package init(at url: URL, maximumBytes: Int) {
    self.url = url
    self.maximumBytes = maximumBytes
  }

  /// The value in the file; `nil` when there is no file.
  ///
  /// - Throws: `damaged` for a file that holds anything else; `newerVersion`; `notAFile`, `notReadable`, `missingFolder`, `failed`.
  public func load() throws(FileStorageError) -> Value? {
    let place = try FilePlace(url)
    guard let data = try bytes(at: place) else { return nil }
    if let value = try JSONCoding.value(Value.self, from: data) { return value }

    // Somebody may just have saved a sound file: it is looked at again while nobody else saves.
    guard let folder = try? LockedFolder(place.folder) else { throw .damaged(setAside: nil) }
    guard let data = try bytes(at: place) else { return nil }
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
    try replace(with: text.data)
  }

  /// Which file there is; `nil` for none.
  package func stamp() throws(FileStorageError) -> FileStamp? {
    try FilePlace(url).stamp()
  }

  /// All bytes; `nil` when there is no file.
  private func bytes(at place: FilePlace) throws(FileStorageError) -> Data? {
    switch try place.read(atMost: maximumBytes) {
    case .missing: nil
    // No bytes are no JSON: like an empty file, one that is too large counts as damaged.
    case .tooLarge: Data()
    case .bytes(let data): data
    }
  }

  private func replace(with data: Data) throws(FileStorageError) {
    // What could not be loaded again is not saved.
    guard data.count <= maximumBytes else { throw .full }
    let place = try FilePlace(url)
    do throws(Refusal) {
      try LockedFolder(place.folder).replace(place.name, with: data)
    } catch {
      throw FileStorageError(saving: error)
    }
  }
}
