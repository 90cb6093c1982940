/// Why a file was not loaded or not saved; after a failed save it is as it was, unless its folder alone could not be flushed.
public enum FileStorageError: Error, Equatable, Sendable {
  /// The file holds something else; it was renamed to this name, beside its old place, or stayed there (`nil`).
  case damaged(setAside: String?)

  /// A newer version of the program has written the file, which stays as it is.
  case newerVersion

  /// A folder, device, pipe or socket stands in the file's place, or the place has no name.
  case notAFile

  /// The file may not be read (`EACCES`, `EPERM`).
  case notReadable

  /// The file or its folder may not be changed (`EACCES`, `EPERM`, `EROFS`).
  case readOnly

  /// No room: disk (`ENOSPC`), quota (`EDQUOT`), or the size that a file may have (`EFBIG`).
  case full

  /// The folder is not there (`ENOENT`), or is no folder (`ENOTDIR`).
  case missingFolder

  /// The value cannot be written as JSON.
  case unencodable

  /// Anything else that the system refused, with its `errno`.
  case failed(code: Int32)

  /// Whether a file that could not be loaded was moved away; what still stands in its place must not be written over.
  public var leavesPlaceFree: Bool {
    if case .damaged(.some) = self { true } else { false }
  }
}
