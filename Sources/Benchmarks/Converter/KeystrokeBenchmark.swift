internal import CurrencyConverter

/// One keystroke - edit, parse, multiply, format - against the original's way.
struct KeystrokeBenchmark {
  /// A class, so that no copy of a row is under the clock.
  private final class Row: Sendable {
    let text: String
    let key: String

    /// The field before the key.
    let field: AmountField
    let rate: ExchangeRate
    let binaryRate: Double
    let wanted: String

    init(text: String, rate: ExchangeRate) throws {
      var field = AmountField()
      try field.insert(String(text.dropLast()))
      self.field = field
      self.text = text
      key = String(text.suffix(1))
      self.rate = rate
      binaryRate = Double(rate.quote.text) ?? 0
      wanted = IntegerArithmetic.product(text, rate.quote.text, minorUnits: 2)
    }
  }

  func run() async throws -> [Target] {
    let rows = try await rows()
    var wrong = 0
    var wrongBefore = 0
    for row in rows {
      if try keystroke(row) != row.wanted { wrong += 1 }
      if OriginalKeystroke.result(of: row.text, rate: row.binaryRate) != row.wanted { wrongBefore += 1 }
    }

    let all = try Stopwatch.compare(rounds: 11, calls: 50) {
      try rows.reduce(0) { try $0 + keystroke($1).utf8.count }
    } slow: {
      rows.reduce(0) { $0 + OriginalKeystroke.result(of: $1.text, rate: $1.binaryRate).utf8.count }
    }
    let (each, eachBefore) = (all.fast / Double(rows.count), all.slow / Double(rows.count))
    return [
      Target(
        name: "keystroke", measured: eachBefore / each, bound: .atLeast(100), unit: "times faster",
        detail: "\(Target.text(each)) ns against the original's \(Target.text(eachBefore)) ns"),
      Target(
        name: "keystroke, wrong results", measured: Double(wrong), bound: .atMost(0), unit: "of \(rows.count)",
        detail: "the original's way: \(wrongBefore)"),
    ]
  }

  /// Every digit of some amounts, typed one after the other, in euros for each of the bundled currencies.
  private func rows() async throws -> [Row] {
    let rates = await BundledRates()
    var rows: [Row] = []
    for currency in try await rates.currencies() where currency.code.minorUnits == 2 && currency.code != .euro {
      let rate = try await rates.rate(for: CurrencyPair(base: .euro, quote: currency.code))
      for amount in ["1234.56", "100", "0.29", "999999.99"] {
        for length in 1...amount.count {
          rows.append(try Row(text: String(amount.prefix(length)), rate: rate))
        }
      }
    }
    return rows
  }

  private func keystroke(_ row: Row) throws -> String {
    var field = row.field
    try field.insert(row.key)
    return try row.rate.convert(Amount(typed: field.text).value).text
  }
}
