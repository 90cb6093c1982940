/// Why a currency list or a rate did not come.
public enum RatesError: Error, Equatable, Sendable {
  case noConnection
  case timedOut
  case cancelled

  /// The server answered with a status that is no success (RFC 9110, section 15).
  case status(Int)

  /// The answer is longer than what is read.
  case tooLarge

  /// The answer is not of the shape that was agreed.
  case malformed

  /// The answer has the shape, but its number is no rate: zero, negative, or of too many digits.
  case unusable

  case unknownCurrency(CurrencyCode)

  /// Whether a stored rate may stand in: the service could not be asked, rather than having said no.
  public var isOutage: Bool {
    switch self {
    case .noConnection, .timedOut, .status(429), .status(500...599): true
    case .cancelled, .status, .tooLarge, .malformed, .unusable, .unknownCurrency: false
    }
  }
}
