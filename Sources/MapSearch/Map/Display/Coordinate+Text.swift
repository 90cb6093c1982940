extension Coordinate {
  /// Degrees to four digits, about eleven metres: `35.6895° N, 139.6917° E`.
  package var text: String {
    "\(Self.degrees(latitude, "N", "S")), \(Self.degrees(longitude, "E", "W"))"
  }

  /// What rounds to zero has no side, and is written like the positive ones.
  private static func degrees(_ value: Double, _ positive: String, _ negative: String) -> String {
    let rounded = Int((value * 10_000).rounded())
    let (whole, part) = rounded.magnitude.quotientAndRemainder(dividingBy: 10_000)
    let digits = String(part)
    return "\(whole).\(String(repeating: "0", count: 4 - digits.count))\(digits)° \(rounded < 0 ? negative : positive)"
  }
}
