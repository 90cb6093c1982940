extension ExchangeRate {
  /// The amount in the quote currency: amount × quote ÷ base, cut once, toward zero, at its minor units.
  ///
  /// - Throws: ``ConversionError/tooLarge`` beyond ``ExactDecimal/maximumDigits`` digits.
  public func convert(_ amount: ExactDecimal) throws(ConversionError) -> ExactDecimal {
    let minorUnits = pair.quote.minorUnits
    let exponent = minorUnits + base.fractionDigits - amount.fractionDigits - quote.fractionDigits
    let product = UInt256(amount.digits, times: quote.digits)

    // 256 bits hold every dividend whose quotient can be kept.
    // Cutting twice is cutting once: ⌊⌊n ÷ b⌋ ÷ 10ᵏ⌋ = ⌊n ÷ (b × 10ᵏ)⌋.
    let result =
      exponent < 0
      ? product.divided(by: base.digits).dividedByPowerOfTen(-exponent)
      : product.timesPowerOfTen(exponent)?.divided(by: base.digits)

    guard let result, result.high == 0, result.low < .powerOfTen(ExactDecimal.maximumDigits) else { throw .tooLarge }
    return ExactDecimal(digits: result.low, fractionDigits: minorUnits)
  }
}
