extension ExchangeRate {
  /// The rate in words: `1 USD = 0.855871 EUR`.
  public var text: String {
    "1 \(pair.base) = \(Self.sixDigits(of: quote, over: base)) \(pair.quote)"
  }

  /// The quotient at six significant digits, nearest, ties away from zero; plain notation without zeros at the end.
  private static func sixDigits(of numerator: ExactDecimal, over denominator: ExactDecimal) -> String {
    let (dividend, dividendShift) = numerator.digits.filledUp
    let (divisor, divisorShift) = denominator.digits.filledUp

    // Two numbers of 38 digits: eight more digits on the dividend leave eight or nine in the quotient.
    var digits = UInt256(dividend, times: .powerOfTen(8)).divided(by: divisor).low
    var exponent = denominator.fractionDigits - numerator.fractionDigits - 8 - dividendShift + divisorShift

    let surplus = digits.decimalDigits - 6
    digits = (digits + 5 * .powerOfTen(surplus - 1)) / .powerOfTen(surplus)
    exponent += surplus

    while digits % 10 == 0 {
      digits /= 10
      exponent += 1
    }
    return PlainNotation.text(digits: digits, exponent: exponent)
  }
}

extension UInt128 {
  /// The number with zeros added until it has 38 digits, and how many were added.
  fileprivate var filledUp: (number: UInt128, zeros: Int) {
    let zeros = ExactDecimal.maximumDigits - decimalDigits
    return (self * .powerOfTen(zeros), zeros)
  }
}
