/// From which currency to which an amount is converted.
public struct CurrencyPair: Hashable, Sendable {
  /// The currency of the amount that is typed.
  public let base: CurrencyCode

  /// The currency of the result.
  public let quote: CurrencyCode

  public init(base: CurrencyCode, quote: CurrencyCode) {
    self.base = base
    self.quote = quote
  }

  public var swapped: CurrencyPair {
    CurrencyPair(base: quote, quote: base)
  }

  /// The pair with another currency on one side.
  public func replacing(_ side: ConversionSide, by code: CurrencyCode) -> CurrencyPair {
    switch side {
    case .input: CurrencyPair(base: code, quote: quote)
    case .output: CurrencyPair(base: base, quote: code)
    }
  }

  /// The currency on one side.
  public func code(on side: ConversionSide) -> CurrencyCode {
    switch side {
    case .input: base
    case .output: quote
    }
  }
}
