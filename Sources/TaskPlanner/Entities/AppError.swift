/// Why tasks could not be read or saved; nothing was changed by it.
public enum AppError: Error, Equatable, Sendable, CaseIterable {
  /// What was saved is no list of tasks; it was set aside, and the next one begins empty.
  case damaged

  /// What was saved cannot be read, and is not written over.
  case notReadable

  /// A newer version of the program has saved the tasks; they are not written over.
  case newerVersion

  /// The tasks cannot be saved.
  case notWritable
}
