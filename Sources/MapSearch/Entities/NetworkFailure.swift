/// What went wrong between a search and its answer; asking once more may help.
public enum NetworkFailure: Hashable, Sendable {
  case noConnection
  case timedOut

  /// The connection ended before the answer did.
  case cutOff

  /// The server answered with a status that is no success (RFC 9110, section 15).
  case status(Int)

  /// The answer is longer than what is read.
  case tooLarge

  /// The answer is not of the shape that was agreed, or what stands in it is no coordinate.
  case malformed
}
