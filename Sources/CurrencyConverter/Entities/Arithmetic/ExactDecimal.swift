/// A decimal number from zero up, exact to the last digit.
///
/// Two spellings of one number are equal: `1.50` is `1.5`.
public struct ExactDecimal: Hashable, Sendable {
  /// How many significant digits a number may have.
  public static let maximumDigits = 38

  /// How many digits may follow the decimal point: as many zeros as significant digits.
  public static let maximumFractionDigits = 2 * maximumDigits

  public static let zero = ExactDecimal(digits: 0, fractionDigits: 0)

  /// All digits as one integer, without zeros at the end of the fraction.
  let digits: UInt128

  /// How many of the digits follow the decimal point.
  let fractionDigits: Int

  /// - Precondition: `digits` is less than 10³⁸ and `fractionDigits` is not negative; parsing and conversion see to it.
  init(digits: UInt128, fractionDigits: Int) {
    var digits = digits
    var fractionDigits = digits == 0 ? 0 : fractionDigits
    while fractionDigits > 0 {
      let (quotient, remainder) = digits.quotientAndRemainder(dividingBy: 10)
      guard remainder == 0 else { break }
      digits = quotient
      fractionDigits -= 1
    }
    self.digits = digits
    self.fractionDigits = fractionDigits
  }

  /// A whole number.
  public init(_ number: UInt32) {
    self.init(digits: UInt128(number), fractionDigits: 0)
  }

  /// The number in plain notation: no grouping, no zeros at the end, `.` as the separator.
  public var text: String {
    PlainNotation.text(digits: digits, exponent: -fractionDigits)
  }

  /// The number cut, toward zero, to at most so many fraction digits.
  public func cut(toFractionDigits limit: Int) -> ExactDecimal {
    guard fractionDigits > limit else { return self }
    let wide = UInt256(low: digits).dividedByPowerOfTen(fractionDigits - max(limit, 0))
    return ExactDecimal(digits: wide.low, fractionDigits: max(limit, 0))
  }

  /// How many digits stand before the decimal point; none for a number below 1.
  public var integerDigits: Int {
    max(0, digits.decimalDigits - fractionDigits)
  }
}
