/// Why todos were not given or not kept; what was kept before still is.
public enum TodoStoreError: Error, Equatable, Sendable {
  /// What was kept is no list of todos, and has been set aside; the list is empty from now on.
  case damaged

  /// What was kept cannot be read, and is not written over.
  case notReadable

  /// A newer version of the program has kept the todos, which are not written over.
  case newerVersion

  /// The change cannot be kept, and was not made.
  case notWritable

  case unknown(TodoID)

  /// Another todo has this id.
  case taken(TodoID)
}
