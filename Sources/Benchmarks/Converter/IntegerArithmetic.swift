/// The same arithmetic in machine integers, to compare with: it shares nothing with the converter's.
enum IntegerArithmetic {
  /// The product of two short decimals, cut at the minor units.
  static func product(_ first: String, _ second: String, minorUnits: Int) -> String {
    let (one, other) = (parts(first), parts(second))
    let scale = one.fractionDigits + other.fractionDigits
    return text(one.digits * other.digits * powerOfTen(minorUnits) / powerOfTen(scale), minorUnits: minorUnits)
  }

  /// An integer number of minor units, written with a point and without zeros at the end.
  static func text(_ units: Int, minorUnits: Int) -> String {
    let one = powerOfTen(minorUnits)
    var fraction = minorUnits == 0 ? "" : String(String(one + units % one).dropFirst())
    while fraction.last == "0" { fraction.removeLast() }
    return fraction.isEmpty ? "\(units / one)" : "\(units / one).\(fraction)"
  }

  static func parts(_ text: String) -> (digits: Int, fractionDigits: Int) {
    let pieces = text.split(separator: ".")
    let fraction = pieces.count > 1 ? String(pieces[1]) : ""
    return (Int((pieces.first ?? "") + fraction) ?? 0, fraction.count)
  }

  static func powerOfTen(_ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
