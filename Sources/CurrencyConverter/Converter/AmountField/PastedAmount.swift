/// Reads an amount that was written somewhere else, by somebody with other habits.
enum PastedAmount {
  /// The amount's digits and point, surplus fraction digits cut; what the front needs of zeros is left to the field.
  static func text(of pasted: String, rules: AmountRules) throws(AmountRefusal) -> String {
    guard !pasted.contains(where: \.isNewline) else { throw .severalLines }

    let written = try parts(of: withoutCurrency(pasted), convention: rules.convention)
    guard written.whole.utf8.count + written.fraction.utf8.count > 0 else { throw .noNumber }

    let fraction = written.fraction.prefix(max(0, rules.fractionDigits))
    return fraction.isEmpty ? written.whole : "\(written.whole).\(fraction)"
  }
}

// MARK: - What surrounds the number

extension PastedAmount {
  /// The text without direction marks, outer spaces, and one currency symbol or three-letter code at either end.
  private static func withoutCurrency(_ pasted: String) -> [Unicode.Scalar] {
    let visible = pasted.unicodeScalars.filter { !$0.isDirectionMark && $0 != "\u{FEFF}" }
    let trimmed = trimmingSpaces(visible[...])
    let inFront = currencyLength(trimmed)
    let behind = inFront > 0 ? 0 : currencyLength(trimmed.reversed())
    return Array(trimmingSpaces(trimmed.dropFirst(inFront).dropLast(behind)))
  }

  /// How many of the first scalars are a currency symbol or a three-letter code.
  private static func currencyLength(_ scalars: some Sequence<Unicode.Scalar>) -> Int {
    let first = Array(scalars.prefix(3))
    if first.first?.properties.generalCategory == .currencySymbol { return 1 }
    return first.count == 3 && first.allSatisfy { "A"..."Z" ~= $0 } ? 3 : 0
  }

  private static func trimmingSpaces(_ scalars: some BidirectionalCollection<Unicode.Scalar>) -> [Unicode.Scalar] {
    let start = scalars.drop(while: \.isSpace)
    return Array(start.reversed().drop(while: \.isSpace).reversed())
  }
}

extension Unicode.Scalar {
  /// Left-to-right and right-to-left marks, embeddings, overrides and isolates (Unicode property Bidi_Control).
  fileprivate var isDirectionMark: Bool { properties.isBidiControl }

  fileprivate var isSpace: Bool { properties.generalCategory == .spaceSeparator }
}
