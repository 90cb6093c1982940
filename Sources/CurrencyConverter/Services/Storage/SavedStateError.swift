/// What can go wrong with the state that is kept from one run to the next.
public enum SavedStateError: Error, Equatable, Sendable, CaseIterable {
  /// What was kept is not a state of the converter; the storage has set it aside.
  case damaged

  /// What was kept cannot be read, and is not overwritten.
  case notReadable

  /// The state cannot be kept.
  case notWritable
}
