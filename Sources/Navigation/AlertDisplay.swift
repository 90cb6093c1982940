/// A message over a screen that waits for an answer.
public struct AlertDisplay: Hashable, Sendable {
  public let message: String

  /// Whether there is a button that asks once more.
  public let offersRetry: Bool

  public init(message: String, offersRetry: Bool) {
    self.message = message
    self.offersRetry = offersRetry
  }
}
