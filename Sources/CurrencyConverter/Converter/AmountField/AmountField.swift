/// The text of an amount while it is typed: ASCII digits and at most one point.
///
/// Every edit is accepted as a whole or refused with its reason; a refused one changes nothing.
public struct AmountField: Equatable, Sendable {
  public var text: String { String(decoding: characters, as: UTF8.self) }

  /// How many characters stand before the caret.
  public private(set) var caret = 0

  public private(set) var rules: AmountRules

  /// The text in ASCII, so that a position in it is an index.
  private var characters: [UInt8] = []

  public init(rules: AmountRules = AmountRules()) {
    self.rules = rules
  }

  /// Types text over the range; at the caret, if there is none.
  public mutating func insert(_ typed: String, over range: Range<Int>? = nil) throws(AmountRefusal) {
    try replace(range ?? caret..<caret) { text throws(AmountRefusal) in
      for scalar in typed.unicodeScalars { text.append(try Self.key(scalar)) }
    }
  }

  /// Pastes text over the range; at the caret, if there is none.
  public mutating func paste(_ pasted: String, over range: Range<Int>? = nil) throws(AmountRefusal) {
    let amount = try PastedAmount.text(of: pasted, rules: rules)
    try replace(range ?? caret..<caret) { text in
      text += amount.utf8
      // A fraction alone, cut off whole, is zero; behind other digits it is nothing.
      if text.isEmpty { text.append(.zero) }
    }
  }

  /// Deletes the character before the caret; nothing at the start of the text.
  public mutating func deleteBackward() throws(AmountRefusal) {
    guard caret > 0 else { return }
    try delete(caret - 1..<caret)
  }

  /// Deletes the range.
  public mutating func delete(_ range: Range<Int>) throws(AmountRefusal) {
    try replace(range) { _ in }
  }

  /// Shows a text that was not typed, as it is; the caret goes behind it.
  mutating func show(_ text: String) {
    characters = Array(text.utf8)
    caret = characters.count
  }

  /// Empties the field.
  public mutating func clear() {
    show("")
  }

  /// Puts the caret behind so many characters.
  public mutating func moveCaret(to position: Int) throws(AmountRefusal) {
    guard 0...characters.count ~= position else { throw .outOfRange }
    caret = position
  }

  /// Takes over another currency's fraction digits; surplus digits are cut.
  public mutating func limit(toFractionDigits limit: Int) {
    rules.fractionDigits = limit
    guard let point = characters.firstIndex(of: .point) else { return }
    let end = limit > 0 ? point + 1 + min(limit, characters.count - point - 1) : point
    characters.removeLast(characters.count - end)
    caret = min(caret, characters.count)
  }
}

extension AmountField {
  /// Puts what the closure appends in place of a range of the text.
  private mutating func replace(
    _ range: Range<Int>, with append: (inout [UInt8]) throws(AmountRefusal) -> Void
  ) throws(AmountRefusal) {
    guard 0 <= range.lowerBound, range.upperBound <= characters.count else { throw .outOfRange }
    var edited = Array(characters[..<range.lowerBound])
    try append(&edited)
    let position = edited.count
    edited += characters[range.upperBound...]
    if edited == [.point], position > 0, rules.fractionDigits > 0, rules.loneSeparator == .refused {
      throw .separatorWithoutDigit
    }

    // Zeros go, or one comes, at the front only; the caret moves along.
    let length = edited.count
    Self.normalise(&edited)
    try check(edited)
    characters = edited
    caret = max(0, position + edited.count - length)
  }

  /// The character that a key types.
  private static func key(_ scalar: Unicode.Scalar) throws(AmountRefusal) -> UInt8 {
    switch scalar {
    case ".", ",", "٫", "．", "，":
      return .point
    default:
      guard let digit = scalar.decimalDigit else { throw .unexpectedCharacter(Character(scalar)) }
      return digit
    }
  }

  /// Takes zeros away from the front of the integer part, and puts one where that part is missing.
  private static func normalise(_ text: inout [UInt8]) {
    let zeros = text.prefix { $0 == .zero }.count
    let needsZero = zeros == text.count ? zeros > 0 : text[zeros] == .point
    text.removeFirst(needsZero ? max(0, zeros - 1) : zeros)
    if needsZero, zeros == 0 { text.insert(.zero, at: 0) }
  }

  private func check(_ text: [UInt8]) throws(AmountRefusal) {
    let point = text.firstIndex(of: .point)
    if let point {
      guard text.lastIndex(of: .point) == point else { throw .secondSeparator }
      guard rules.fractionDigits > 0 else { throw .noFraction }
      guard text.count - point - 1 <= rules.fractionDigits else {
        throw .tooManyFractionDigits(limit: rules.fractionDigits)
      }
    }
    guard point ?? text.count <= Amount.maximumIntegerDigits else {
      throw .tooManyIntegerDigits(limit: Amount.maximumIntegerDigits)
    }
  }
}

extension UInt8 {
  fileprivate static let zero = UInt8(ascii: "0")
  fileprivate static let point = UInt8(ascii: ".")
}

extension Unicode.Scalar {
  /// The ASCII digit of the same value, if the scalar is a decimal digit of some script (general category Nd).
  var decimalDigit: UInt8? {
    if "0"..."9" ~= self { return UInt8(ascii: self) }
    guard properties.generalCategory == .decimalNumber, let value = properties.numericValue else { return nil }
    return UInt8(ascii: "0") + UInt8(value)
  }
}
