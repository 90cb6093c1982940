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
    let bytes = text.utf8
    let point = bytes.firstIndex(of: UInt8(ascii: "."))
    let whole = bytes[..<(point ?? bytes.endIndex)]
    var fraction = bytes[(point ?? bytes.endIndex)...].dropFirst()

    guard whole.first != UInt8(ascii: "0") || whole.count == 1 else { throw .notANumber }
    guard !whole.isEmpty, whole.allSatisfy(\.isDigit) else { throw .notANumber }
    guard point == nil || !fraction.isEmpty, fraction.allSatisfy(\.isDigit) else { throw .notANumber }

    while fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
    guard fraction.count <= Self.maximumFractionDigits else { throw .tooManyDigits }

    var digits: UInt128 = 0
    for part in [whole, fraction] {
      for byte in part {
        guard digits < UInt128.powerOfTen(Self.maximumDigits - 1) else { throw .tooManyDigits }
        digits = digits * 10 + UInt128(byte - UInt8(ascii: "0"))
      }
    }
    self.init(digits: digits, fractionDigits: fraction.count)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
