public import Navigation

extension Line {
  /// The message, and the commands that answer it.
  public init(_ alert: AlertDisplay) {
    self.init("! \(alert.message) (\(alert.offersRetry ? "retry or dismiss" : "dismiss"))", .warning)
  }
}
