/// A currency's code: three capital letters (ISO 4217).
public struct CurrencyCode: Hashable, Sendable {
  public static let euro = CurrencyCode(letters: "EUR")
  public static let usDollar = CurrencyCode(letters: "USD")

  public let letters: String

  /// - Returns: `nil` unless the text is three capital ASCII letters.
  public init?(_ text: String) {
    guard text.utf8.count == 3, text.utf8.allSatisfy({ UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }) else {
      return nil
    }
    self.init(letters: text)
  }

  private init(letters: String) {
    self.letters = letters
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
