internal import Foundation

/// A folder in which nobody else replaces or sets aside a file meanwhile, neither thread nor process.
struct LockedFolder: ~Copyable {
  let descriptor: Int32

  /// Waits until the others are done; where the file system has no locks it goes on without.
  init(_ path: String) throws(Refusal) {
    let descriptor = try system { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    _ = try? system { flock(descriptor, LOCK_EX) }
    self.descriptor = descriptor
  }

  /// Ends the lock too.
  deinit {
    close(descriptor)
  }
}
