/// What stands in the amount field: a number, or nothing at all, which counts as zero.
public enum Amount: Hashable, Sendable {
  case empty
  case number(ExactDecimal)

  /// How many digits an amount may have before the decimal point.
  public static let maximumIntegerDigits = 12

  /// Reads the text of the amount field, in which a point may still wait for its digits.
  public init(typed text: String) throws(ExactDecimal.ParsingError) {
    guard !text.isEmpty else {
      self = .empty
      return
    }
    self = .number(try ExactDecimal(text, allowsPointAtEnd: true))
  }

  /// What is calculated with.
  public var value: ExactDecimal {
    switch self {
    case .empty: .zero
    case .number(let number): number
    }
  }

  /// What the field shows again: exact, without zeros at the end; nothing for an empty amount.
  public var text: String {
    switch self {
    case .empty: ""
    case .number(let number): number.text
    }
  }

  /// The amount cut, toward zero, to so many fraction digits.
  public func cut(toFractionDigits limit: Int) -> Amount {
    switch self {
    case .empty: .empty
    case .number(let number): .number(number.cut(toFractionDigits: limit))
    }
  }

  /// Whether the amount field could hold this amount of the currency.
  public func fits(_ code: CurrencyCode) -> Bool {
    value.integerDigits <= Self.maximumIntegerDigits && value.fractionDigits <= code.minorUnits
  }
}
