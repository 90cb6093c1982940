/// The text of an amount while it is typed: ASCII digits and at most one point.
///
/// Every edit is accepted as a whole or refused with its reason; a refused one changes nothing.
public struct AmountField: Equatable, Sendable {
  public private(set) var text = ""

  /// How many characters stand before the caret.
  public private(set) var caret = 0

  public private(set) var rules: AmountRules

  public init(rules: AmountRules = AmountRules()) {
    self.rules = rules
  }

  /// Types text over the range; at the caret, if there is none.
  public mutating func insert(_ typed: String, over range: Range<Int>? = nil) throws(AmountRefusal) {
    var keys = ""
    for scalar in typed.unicodeScalars {
      if let digit = scalar.decimalDigit {
        keys += digit
      } else if ".,٫．，".unicodeScalars.contains(scalar) {
        keys += "."
      } else {
        throw .unexpectedCharacter(Character(scalar))
      }
    }
    try replace(range ?? caret..<caret, with: keys)
  }

  /// Pastes text over the range; at the caret, if there is none.
  public mutating func paste(_ pasted: String, over range: Range<Int>? = nil) throws(AmountRefusal) {
    try replace(range ?? caret..<caret, with: PastedAmount.text(of: pasted, rules: rules))
  }

  /// Deletes the character before the caret; nothing at the start of the text.
  public mutating func deleteBackward() throws(AmountRefusal) {
    guard caret > 0 else { return }
    try delete(caret - 1..<caret)
  }

  /// Deletes the range.
  public mutating func delete(_ range: Range<Int>) throws(AmountRefusal) {
    try replace(range, with: "")
  }

  /// Shows a text that was not typed, as it is; the caret goes behind it.
  mutating func show(_ text: String) {
    self.text = text
    caret = text.utf8.count
  }

  /// Empties the field.
  public mutating func clear() {
    show("")
  }

  /// Puts the caret behind so many characters.
  public mutating func moveCaret(to position: Int) throws(AmountRefusal) {
    guard 0...text.utf8.count ~= position else { throw .outOfRange }
    caret = position
  }

  /// Takes over another currency's fraction digits; surplus digits are cut.
  public mutating func limit(toFractionDigits limit: Int) {
    rules.fractionDigits = limit
    guard let point = text.firstIndex(of: ".") else { return }
    let fraction = text[point...].dropFirst().prefix(max(0, limit))
    text = String(text[..<point]) + (limit > 0 ? "." + fraction : "")
    caret = min(caret, text.utf8.count)
  }
}

extension AmountField {
  private mutating func replace(_ range: Range<Int>, with keys: String) throws(AmountRefusal) {
    guard 0 <= range.lowerBound, range.upperBound <= text.utf8.count else { throw .outOfRange }
    if keys == ".", range.count == text.utf8.count, rules.loneSeparator == .refused { throw .separatorWithoutDigit }

    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
    let edited = text.replacingCharacters(start..<end, with: keys)
    let normal = Self.normalised(edited)
    try check(normal)

    // Zeros go, or one comes, at the front only; the caret moves along.
    let position = range.lowerBound + keys.utf8.count + normal.utf8.count - edited.utf8.count
    text = normal
    caret = max(0, position)
  }

  /// The text without zeros in front of its integer part, and with one where that part is missing.
  private static func normalised(_ text: String) -> String {
    let trimmed = text.drop { $0 == "0" }
    let needsZero = trimmed.first == "." || trimmed.isEmpty && !text.isEmpty
    return needsZero ? "0" + trimmed : String(trimmed)
  }

  private func check(_ text: String) throws(AmountRefusal) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2 else { throw .secondSeparator }
    guard parts.count == 1 || rules.fractionDigits > 0 else { throw .noFraction }
    guard parts.count == 1 || parts[1].utf8.count <= rules.fractionDigits else {
      throw .tooManyFractionDigits(limit: rules.fractionDigits)
    }
    guard parts[0].utf8.count <= rules.integerDigits else {
      throw .tooManyIntegerDigits(limit: rules.integerDigits)
    }
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}

extension Unicode.Scalar {
  /// The scalar's value as an ASCII digit, if it is a decimal digit of some script (general category Nd).
  var decimalDigit: String? {
    guard properties.generalCategory == .decimalNumber, let value = properties.numericValue else { return nil }
    return String(Int(value))
  }
}
