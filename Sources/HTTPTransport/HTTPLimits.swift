/// How long, how much and how far a request may go.
public struct HTTPLimits: Equatable, Sendable {
  /// For the whole request, redirects included.
  public var timeOut: Duration

  /// Of the body, after decompression; on Linux somewhat more may have been read by the time it is refused.
  public var maximumBytes: Int

  public var maximumRedirects: Int

  public init(timeOut: Duration = .seconds(10), maximumBytes: Int = 1_048_576, maximumRedirects: Int = 5) {
    self.timeOut = timeOut
    self.maximumBytes = maximumBytes
    self.maximumRedirects = maximumRedirects
  }
}
