/// Why a search did not find a coordinate.
public enum SearchError: Error, Hashable, Sendable {
  /// There is no such place, or more than one could be meant.
  case noResult

  /// No answer came that could be used.
  case network(NetworkFailure)

  /// Too many searches in too short a time.
  case rateLimited

  /// The search was taken back, or a newer one outdated it.
  case cancelled
}
