internal import Days
internal import FileStorage

/// The one shape in which a ``SavedState`` is kept.
package struct SavedStateRecord: Hashable, Sendable {
  package let state: SavedState

  package init(_ state: SavedState) {
    self.state = state
  }
}

extension SavedStateRecord: Codable {
  /// All of it must be within bounds, or there is no state.
  package init(from decoder: any Decoder) throws {
    try Fields.format.check(decoder)
    state = try Fields(from: decoder).state()
  }

  package func encode(to encoder: any Encoder) throws {
    try Fields.format.encode(to: encoder)
    try Fields(state).encode(to: encoder)
  }
}

extension SavedStateRecord {
  /// The fields of the JSON; every number is a text, so that none goes through binary floating point.
  private struct Fields: Codable {
    static let format = FileFormat("swift-viper currency converter", version: 1)

    /// Empty for an empty amount.
    private let amount: String
    private let base: String
    private let quote: String
    private let rates: [Rate]

    init(_ state: SavedState) {
      amount = state.amount.text
      base = state.pair.base.letters
      quote = state.pair.quote.letters
      rates = state.rates.values
        .sorted { ($0.pair.base, $0.pair.quote) < ($1.pair.base, $1.pair.quote) }
        .map(Rate.init)
    }

    /// - Throws: for anything that is out of bounds.
    func state() throws -> SavedState {
      return try SavedState(
        amount: amount.isEmpty ? .empty : .number(ExactDecimal(strict: amount)),
        pair: Self.pair(base, quote),
        rates: rates.map { try $0.rate() })
    }

    static func pair(_ base: String, _ quote: String) throws -> CurrencyPair {
      guard let base = CurrencyCode(base), let quote = CurrencyCode(quote) else { throw SavedStateError.damaged }
      return CurrencyPair(base: base, quote: quote)
    }
  }
}

extension SavedStateRecord {
  /// `forBase` of the base currency is worth `worthQuote` of the quote currency.
  private struct Rate: Codable {
    let base: String
    let quote: String
    let forBase: String
    let worthQuote: String
    let date: String
    let source: String

    init(_ rate: ExchangeRate) {
      base = rate.pair.base.letters
      quote = rate.pair.quote.letters
      forBase = rate.base.text
      worthQuote = rate.quote.text
      date = rate.date.text
      source = rate.source
    }

    func rate() throws -> ExchangeRate {
      guard let day = CalendarDay(date) else { throw SavedStateError.damaged }
      return try ExchangeRate(
        pair: Fields.pair(base, quote), base: ExactDecimal(strict: forBase),
        quote: ExactDecimal(strict: worthQuote), date: day, source: source)
    }
  }
}
