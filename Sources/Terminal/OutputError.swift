/// Why a drawing did not reach the output.
public enum OutputError: Error, Equatable, Sendable {
  /// Nobody reads any more (`EPIPE`).
  case closed

  /// Anything else, with its `errno`.
  case failed(code: Int32)
}
