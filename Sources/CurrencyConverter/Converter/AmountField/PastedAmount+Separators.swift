extension PastedAmount {
  private static let point: Unicode.Scalar = "."
  private static let comma: Unicode.Scalar = ","
  private static let arabicPoint: Unicode.Scalar = "٫"

  /// These only group: the Arabic thousands separator, apostrophes, spaces that do not break a line, the plain space.
  private static let groupOnly: Set<Unicode.Scalar> = ["٬", "'", "\u{2019}", " ", "\u{A0}", "\u{202F}"]

  /// The digits before and after the decimal separator, without separators.
  static func parts(
    of scalars: [Unicode.Scalar], convention: DecimalConvention
  ) throws(AmountRefusal) -> (whole: String, fraction: String) {
    let (groups, separators) = try split(scalars)
    let decimal = try decimalIndex(groups, separators, convention)
    let grouping = separators[..<(decimal ?? separators.count)]
    let whole = groups[...grouping.count]

    guard decimal == nil || decimal == separators.count - 1 else { throw .unclearSeparators }
    guard Set(grouping).count <= 1, isGrouped(whole.map(\.utf8.count)) else { throw .unclearSeparators }
    return (whole.joined(), decimal == nil ? "" : groups[groups.count - 1])
  }

  /// The runs of digits, in ASCII, and the separators between them: always one run more than separators.
  private static func split(
    _ scalars: [Unicode.Scalar]
  ) throws(AmountRefusal) -> (groups: [String], separators: [Unicode.Scalar]) {
    var groups = [""]
    var separators: [Unicode.Scalar] = []
    for scalar in scalars {
      if let digit = scalar.decimalDigit {
        groups[groups.count - 1].unicodeScalars.append(Unicode.Scalar(digit))
        continue
      }
      switch scalar {
      case point, "．": separators.append(point)
      case comma, "，": separators.append(comma)
      case arabicPoint: separators.append(arabicPoint)
      case _ where groupOnly.contains(scalar): separators.append(scalar)
      default: throw .unexpectedCharacter(Character(scalar))
      }
      groups.append("")
    }
    return (groups, separators)
  }

  /// Which of the separators is the decimal one; `nil` if all of them group.
  private static func decimalIndex(
    _ groups: [String], _ separators: [Unicode.Scalar], _ convention: DecimalConvention
  ) throws(AmountRefusal) -> Int? {
    let ambiguous = [point, comma]
    let decimal = separators.contains(arabicPoint) ? arabicPoint : separators.last(where: ambiguous.contains)
    guard let decimal, let index = separators.lastIndex(of: decimal) else { return nil }

    let occursOnce = separators.firstIndex(of: decimal) == index
    if decimal == arabicPoint || Set(separators).count > 1 {
      guard occursOnce else { throw .unclearSeparators }
      return index
    }
    return occursOnce && !isThousands(groups, decimal, convention) ? index : nil
  }

  /// Whether the only separator, a point or a comma, groups thousands: `1.234` for a reader of decimal commas.
  private static func isThousands(
    _ groups: [String], _ separator: Unicode.Scalar, _ convention: DecimalConvention
  ) -> Bool {
    let decimalIsOther = separator == point ? convention == .comma : convention == .point
    return decimalIsOther && groups[1].utf8.count == 3 && 1...3 ~= groups[0].utf8.count && groups[0].first != "0"
  }

  /// Whether the runs are grouped by threes, or by twos before the last three as in India.
  private static func isGrouped(_ lengths: [Int]) -> Bool {
    guard lengths.count > 1 else { return true }
    let byThrees = 1...3 ~= lengths[0] && lengths.dropFirst().allSatisfy { $0 == 3 }
    let byTwos = 1...2 ~= lengths[0] && lengths.dropFirst().dropLast().allSatisfy { $0 == 2 } && lengths.last == 3
    return byThrees || byTwos
  }
}
