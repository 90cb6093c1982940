/// Why no body came.
public enum HTTPError: Error, Equatable, Sendable {
  /// The address has no host, or its scheme is neither `http` nor `https`.
  case notHTTP

  /// There is no server, or no way to it.
  case noConnection

  case timedOut
  case cancelled

  /// The server answered with a status that is no success (RFC 9110, section 15).
  case status(Int)

  /// The body is longer than the limit.
  case tooLarge

  /// A success, but with this `Content-Type` instead of the one that was asked for.
  case contentType(String?)

  /// One redirect too many, to something that is not HTTP, or from `https` to `http`.
  case redirect

  /// The connection ended before the body did.
  case cutOff

  /// Anything else, with the code of `URLError`.
  case failed(code: Int)
}
