/// What an amount field accepts.
public struct AmountRules: Equatable, Sendable {
  /// What happens to a decimal separator that is typed into an empty field.
  public enum LoneSeparator: Equatable, Sendable {
    case refused

    /// It becomes `0.`.
    case completed
  }

  /// The input currency's minor units.
  public var fractionDigits: Int
  public var loneSeparator: LoneSeparator

  /// How a pasted text separates its digits where it could be read in two ways.
  public var convention: DecimalConvention

  public init(
    fractionDigits: Int = 2, loneSeparator: LoneSeparator = .refused, convention: DecimalConvention = .point
  ) {
    self.fractionDigits = fractionDigits
    self.loneSeparator = loneSeparator
    self.convention = convention
  }
}
