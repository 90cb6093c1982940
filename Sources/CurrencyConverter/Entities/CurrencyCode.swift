/// A currency's code: three capital letters (ISO 4217).
public struct CurrencyCode: Hashable, Sendable {
  public static let euro = CurrencyCode(letters: "EUR")
  public static let usDollar = CurrencyCode(letters: "USD")

  public let letters: String

  /// How many decimal digits an amount in this currency has (ISO 4217, minor unit); 2 for an unknown code.
  ///
  /// Codes without a minor unit, such as gold (XAU), count as having none.
  public let minorUnits: Int

  /// - Returns: `nil` unless the text is three capital ASCII letters.
  public init?(_ text: String) {
    guard text.utf8.count == 3, text.utf8.allSatisfy({ UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }) else {
      return nil
    }
    self.init(letters: text)
  }

  private init(letters: String) {
    self.letters = letters
    minorUnits = MinorUnits.table[letters, default: 2]
  }
}

extension CurrencyCode: Comparable {
  public static func < (first: CurrencyCode, second: CurrencyCode) -> Bool {
    first.letters < second.letters
  }
}

extension CurrencyCode: CustomStringConvertible {
  public var description: String { letters }
}
