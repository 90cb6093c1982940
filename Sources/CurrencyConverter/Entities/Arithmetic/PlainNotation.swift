/// Digits with a decimal point where it belongs, never an exponent: `0.0000497957`, `20082.1`.
enum PlainNotation {
  /// - Parameters:
  ///   - digits: all digits of the number.
  ///   - exponent: the power of ten by which they are multiplied.
  static func text(digits: UInt128, exponent: Int) -> String {
    // A machine word, where the digits fit in one, is divided by ten much faster.
    UInt64(exactly: digits).map { text(of: $0, exponent: exponent) } ?? text(of: digits, exponent: exponent)
  }

  private static func text<Number: UnsignedInteger>(of digits: Number, exponent: Int) -> String {
    var backwards: [UInt8] = []
    backwards.reserveCapacity(48)
    if digits > 0, exponent > 0 { backwards += repeatElement(UInt8(ascii: "0"), count: exponent) }

    var rest = digits
    var place = min(exponent, 0)
    repeat {
      if place == 0, exponent < 0 { backwards.append(UInt8(ascii: ".")) }
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      backwards.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      rest = quotient
      place += 1
    } while rest > 0 || place <= 0

    backwards.reverse()
    return String(decoding: backwards, as: UTF8.self)
  }
}
