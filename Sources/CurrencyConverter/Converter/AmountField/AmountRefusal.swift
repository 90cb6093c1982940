/// Why an edit of the amount field was refused; text and caret are as they were.
public enum AmountRefusal: Error, Equatable, Sendable {
  /// Neither a digit nor a decimal separator.
  case unexpectedCharacter(Character)

  /// There is a decimal separator already.
  case secondSeparator

  /// A decimal separator needs a digit before it.
  case separatorWithoutDigit

  /// The currency has no fraction digits.
  case noFraction

  case tooManyFractionDigits(limit: Int)
  case tooManyIntegerDigits(limit: Int)

  /// The range to be edited is not within the text.
  case outOfRange

  /// A pasted text has no digit at all.
  case noNumber

  /// A pasted text has more than one line.
  case severalLines

  /// The separators of a pasted text can be read in no way, or in more than one.
  case unclearSeparators
}
