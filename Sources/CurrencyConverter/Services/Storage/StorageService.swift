/// Keeps the converter's state from one run to the next.
@MainActor public protocol StorageService {
  /// What was saved last; `nil` if nothing ever was.
  ///
  /// It answers at once, unlike ``save(_:)``: a screen needs it before it shows anything.
  func load() throws(SavedStateError) -> SavedState?

  /// Replaces what was saved before, all of it or nothing.
  func save(_ state: SavedState) async throws(SavedStateError)
}
