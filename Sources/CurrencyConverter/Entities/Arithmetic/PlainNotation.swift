/// Digits with a decimal point where it belongs, never an exponent: `0.0000497957`, `20082.1`.
enum PlainNotation {
  /// - Parameters:
  ///   - digits: all digits of the number.
  ///   - exponent: the power of ten by which they are multiplied.
  static func text(digits: UInt128, exponent: Int) -> String {
    var text = UInt64(exactly: digits).map { String($0) } ?? String(digits)
    guard exponent < 0 else { return digits == 0 ? text : text + String(repeating: "0", count: exponent) }

    let fractionDigits = -exponent
    if text.utf8.count <= fractionDigits {
      text = String(repeating: "0", count: fractionDigits - text.utf8.count + 1) + text
    }
    text.insert(".", at: text.utf8.index(text.endIndex, offsetBy: -fractionDigits))
    return text
  }
}
