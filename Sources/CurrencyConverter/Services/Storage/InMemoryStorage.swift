/// Keeps the state for as long as the program runs.
@MainActor public final class InMemoryStorage: StorageService {
  private var state: SavedState?

  public init() {}

  public func load() throws(SavedStateError) -> SavedState? {
    state
  }

  public func save(_ state: SavedState) async throws(SavedStateError) {
    self.state = state
  }
}
