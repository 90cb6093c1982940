internal import Foundation

extension LockedFolder {
  /// Writes a temporary file beside, to the disk, and renames it over: at every moment the old bytes or the new are there.
  ///
  /// The temporary name is fixed, so that killed saves leave one file at most.
  func replace(_ name: String, with data: Data) throws(Refusal) {
    let temporary = ".\(name).new"
    let old = try status(of: name)
    if let old, !old.isRegularFile { throw .notAFile }

    // What a killed save left may be read-only by now, or another's link to a file elsewhere: it is removed, never opened.
    unlinkat(descriptor, temporary, 0)
    do throws(Refusal) {
      try write(data, to: temporary, like: old)
      try system { renameat(descriptor, temporary, descriptor, name) }
    } catch {
      unlinkat(descriptor, temporary, 0)
      throw error
    }
    try Self.flush(descriptor)
  }

  private func status(of name: String) throws(Refusal) -> stat? {
    var status = stat()
    do throws(Refusal) {
      try system { fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) }
      return status
    } catch {
      if error == .system(code: ENOENT) { return nil }
      throw error
    }
  }

  private func write(_ data: Data, to name: String, like old: stat?) throws(Refusal) {
    let file = try system { openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    defer { close(file) }

    // Only root can keep another's file another's. The mode comes after: a change of owner takes bits of it away.
    if let old { _ = fchown(file, old.st_uid, old.st_gid) }
    try system { fchmod(file, old?.permissions ?? 0o600) }

    var rest = data
    while !rest.isEmpty {
      let count = try system { rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) } }
      rest = rest.dropFirst(count)
    }
    try Self.flush(file)
  }

  /// Waits until file or folder has reached the disk.
  private static func flush(_ descriptor: Int32) throws(Refusal) {
    #if canImport(Darwin)
      // There `fsync` stops at the memory of the disk.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    do throws(Refusal) {
      try system { fsync(descriptor) }
    } catch {
      // Some file systems have nothing to flush for a folder.
      if error != .system(code: EINVAL), error != .system(code: ENOTSUP) { throw error }
    }
  }
}
