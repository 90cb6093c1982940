/// The conversion of last time, and what was wrong with it if it could not be used.
public struct RestoredConversion: Hashable, Sendable {
  public let conversion: Conversion
  public let problem: SavedStateError?

  public init(conversion: Conversion, problem: SavedStateError?) {
    self.conversion = conversion
    self.problem = problem
  }
}
