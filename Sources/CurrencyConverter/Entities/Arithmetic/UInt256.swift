/// An unsigned 256-bit number: just wide enough for the product of two 38-digit numbers.
struct UInt256 {
  let high: UInt128
  let low: UInt128

  init(high: UInt128 = 0, low: UInt128) {
    self.high = high
    self.low = low
  }

  /// The whole product of two factors; it always fits.
  init(_ first: UInt128, times second: UInt128) {
    let product = first.multipliedFullWidth(by: second)
    self.init(high: product.high, low: product.low)
  }

  /// The product with a factor; `nil` if it needs more than 256 bits.
  func times(_ factor: UInt128) -> UInt256? {
    let lower = UInt256(low, times: factor)
    let (upper, overflow) = high.multipliedReportingOverflow(by: factor)
    let (sum, carry) = upper.addingReportingOverflow(lower.high)
    return overflow || carry ? nil : UInt256(high: sum, low: lower.low)
  }

  /// The quotient, cut toward zero.
  ///
  /// - Precondition: `divisor` is not zero.
  func divided(by divisor: UInt128) -> UInt256 {
    guard high > 0 else { return UInt256(low: low / divisor) }
    let (upper, remainder) = high.quotientAndRemainder(dividingBy: divisor)
    return UInt256(high: upper, low: divisor.dividingFullWidth((remainder, low)).quotient)
  }

  /// The product with 10ⁿ; `nil` if it needs more than 256 bits.
  func timesPowerOfTen(_ exponent: Int) -> UInt256? {
    guard exponent > 38 else { return times(.powerOfTen(exponent)) }
    return times(.powerOfTen(38))?.timesPowerOfTen(exponent - 38)
  }

  /// The quotient with 10ⁿ, cut toward zero.
  func dividedByPowerOfTen(_ exponent: Int) -> UInt256 {
    guard exponent > 38 else { return divided(by: .powerOfTen(exponent)) }
    return divided(by: .powerOfTen(38)).dividedByPowerOfTen(exponent - 38)
  }
}

extension UInt128 {
  private static let powersOfTen: [UInt128] = (0..<38).reduce(into: [1]) { powers, index in
    powers.append(powers[index] * 10)
  }

  /// 10ⁿ, for n from 0 to 38.
  static func powerOfTen(_ exponent: Int) -> UInt128 {
    powersOfTen[exponent]
  }

  /// How many digits the number has; none for zero.
  var decimalDigits: Int {
    Self.powersOfTen.partitioningIndex { $0 > self }
  }
}

extension Array {
  /// The index of the first element for which the predicate holds, where it holds for all that follow.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var range = indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = holds(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
