internal import Days

/// The embedded default: the euro foreign exchange reference rates of 13 April 2026, figures unchanged.
///
/// Source: ECB statistics. Currency names are those of ISO 4217.
public struct BundledRates: RatesService {
  public let source = RatesSource(
    name: "ECB statistics",
    link: "https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html")

  public init() {}

  public func currencies() async throws(RatesError) -> [Currency] {
    try Self.rows().map { Currency(code: $0.code, name: $0.name) }
  }

  /// A cross rate keeps both figures: what a euro costs in the one currency, and in the other.
  public func rate(for pair: CurrencyPair) async throws(RatesError) -> ExchangeRate {
    let rows = try Self.rows()
    guard let base = rows.first(where: { $0.code == pair.base }) else { throw .unknownCurrency(pair.base) }
    guard let quote = rows.first(where: { $0.code == pair.quote }) else { throw .unknownCurrency(pair.quote) }
    guard let date = CalendarDay("2026-04-13") else { throw .malformed }

    do throws(ExchangeRate.RateError) {
      return try ExchangeRate(pair: pair, base: base.perEuro, quote: quote.perEuro, date: date, source: source.name)
    } catch {
      throw .unusable
    }
  }
}

extension BundledRates {
  private struct Row {
    let code: CurrencyCode
    let perEuro: ExactDecimal
    let name: String
  }

  private static func rows() throws(RatesError) -> [Row] {
    var rows: [Row] = []
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: " ", maxSplits: 2)
      guard fields.count == 3, let code = CurrencyCode(String(fields[0])),
        let perEuro = try? ExactDecimal(strict: String(fields[1]))
      else { throw .malformed }
      rows.append(Row(code: code, perEuro: perEuro, name: String(fields[2])))
    }
    return rows
  }

  private static let table = """
    EUR 1 Euro
    USD 1.1684 US Dollar
    JPY 186.75 Yen
    CZK 24.378 Czech Koruna
    DKK 7.4727 Danish Krone
    GBP 0.87058 Pound Sterling
    HUF 366.90 Forint
    PLN 4.2543 Zloty
    RON 5.0920 Romanian Leu
    SEK 10.8920 Swedish Krona
    CHF 0.9242 Swiss Franc
    ISK 143.20 Iceland Krona
    NOK 11.0980 Norwegian Krone
    TRY 52.2478 Turkish Lira
    AUD 1.6610 Australian Dollar
    BRL 5.8740 Brazilian Real
    CAD 1.6177 Canadian Dollar
    CNY 7.9827 Yuan Renminbi
    HKD 9.1507 Hong Kong Dollar
    IDR 20082.05 Rupiah
    ILS 3.5787 New Israeli Sheqel
    INR 109.0470 Indian Rupee
    KRW 1740.86 Won
    MXN 20.3203 Mexican Peso
    MYR 4.6444 Malaysian Ringgit
    NZD 2.0081 New Zealand Dollar
    PHP 70.356 Philippine Peso
    SGD 1.4912 Singapore Dollar
    THB 37.728 Baht
    ZAR 19.3849 Rand
    """
}
