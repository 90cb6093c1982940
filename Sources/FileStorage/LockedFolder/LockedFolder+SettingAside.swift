internal import Foundation

extension LockedFolder {
  /// Renames a file to the first free of the ``SetAsideNames``; `nil` if it had to stay.
  func setAside(_ name: String) -> String? {
    for aside in SetAsideNames.names(for: name) {
      do throws(Refusal) {
        // To rename would write over what is there, so an empty file takes the name first, and only a free one.
        close(try system { openat(descriptor, aside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) })
      } catch {
        if error == .system(code: EEXIST) { continue }
        return nil
      }
      if renameat(descriptor, name, descriptor, aside) == 0 { return aside }
      unlinkat(descriptor, aside, 0)
      return nil
    }
    return nil
  }
}
