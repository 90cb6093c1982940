extension ExactDecimal {
  /// Why a text is no number that can be calculated with.
  public enum ParsingError: Error, Equatable, Sendable {
    /// The text is not a plain decimal number, such as `0`, `12` or `12.50`.
    case notANumber

    /// The number has more digits than can be kept exactly.
    case tooManyDigits
  }

  /// Reads stored and transmitted text: digits, and perhaps a point with digits after it.
  ///
  /// The grammar is JSON's number (RFC 8259, section 6) without sign and exponent: no leading zeros, no `1.`, no `.5`.
  public init(strict text: String) throws(ParsingError) {
    try self.init(text, allowsPointAtEnd: false)
  }

  /// Reads the same, and perhaps a text whose point still waits for its digits.
  init(_ text: String, allowsPointAtEnd: Bool) throws(ParsingError) {
    // Below this, one digit more is still within bounds.
    let limit = UInt128.powerOfTen(Self.maximumDigits - 1)
    var digits: UInt128 = 0
    var count = 0
    var countBeforePoint: Int?

    for byte in text.utf8 {
      if byte == UInt8(ascii: "."), countBeforePoint == nil, count > 0 {
        countBeforePoint = count
        continue
      }
      let isZeroInFront = count == 1 && digits == 0 && countBeforePoint == nil
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte, !isZeroInFront else { throw .notANumber }
      guard digits < limit else { throw .tooManyDigits }
      digits = digits * 10 + UInt128(byte - UInt8(ascii: "0"))
      count += 1
    }

    guard count > 0, allowsPointAtEnd || countBeforePoint != count else { throw .notANumber }
    let fractionDigits = count - (countBeforePoint ?? count)
    guard fractionDigits <= Self.maximumFractionDigits else { throw .tooManyDigits }
    self.init(digits: digits, fractionDigits: fractionDigits)
  }
}
