/// A message that waits for an answer.
public struct AlertDisplay: Equatable, Sendable {
  public let message: String

  /// Whether there is a button that asks once more.
  public let offersRetry: Bool

  public init(message: String, offersRetry: Bool) {
    self.message = message
    self.offersRetry = offersRetry
  }
}
