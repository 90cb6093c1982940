internal import Foundation

/// Where a file is, or would be, after all symbolic links in its name.
struct FilePlace {
  /// With a slash at its end.
  let folder: String
  let name: String

  /// So many links a name may lead over; more is a circle (Linux: 40, Darwin: 32).
  private static let maximumLinks = 32

  init(_ url: URL) throws(FileStorageError) {
    guard url.isFileURL else { throw .notAFile }
    var path = url.path
    var links = 0
    while let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
      guard links < Self.maximumLinks else { throw .failed(code: ELOOP) }
      links += 1
      path = target.hasPrefix("/") ? target : Self.split(path).folder + target
    }
    (folder, name) = Self.split(path)
    guard !["", ".", ".."].contains(name) else { throw .notAFile }
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("./", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }

  /// All bytes, unless they are more than the limit.
  func read(atMost limit: Int) throws(FileStorageError) -> ReadOnlyFile.Content {
    do throws(Refusal) {
      return try readBytes(atMost: limit)
    } catch {
      if error == .system(code: ENOENT) { return .missing }
      throw FileStorageError(loading: error)
    }
  }

  /// `nil` when there is no file.
  func stamp() throws(FileStorageError) -> FileStamp? {
    var status = stat()
    do throws(Refusal) {
      try system { stat(folder + name, &status) }
    } catch {
      if error == .system(code: ENOENT) { return nil }
      throw FileStorageError(loading: error)
    }
    return FileStamp(status)
  }

  private func readBytes(atMost limit: Int) throws(Refusal) -> ReadOnlyFile.Content {
    // O_NONBLOCK: to open a pipe that nobody fills would wait for ever.
    let descriptor = try system { open(folder + name, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
    defer { close(descriptor) }

    var status = stat()
    try system { fstat(descriptor, &status) }
    guard status.isRegularFile else { throw .notAFile }
    guard status.st_size <= limit else { return .tooLarge }

    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    // It may grow while it is read.
    while data.count <= limit {
      let count = try system { buffer.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) } }
      guard count > 0 else { return .bytes(data) }
      data += buffer.prefix(count)
    }
    return .tooLarge
  }
}
