internal import CurrencyConverter

/// One keystroke - edit, parse, multiply, format - against the original's way.
@MainActor struct KeystrokeBenchmark {
  private struct Row {
    let text: String
    let rate: ExchangeRate
    let binaryRate: Double
    let wanted: String
  }

  func run() async throws -> [Target] {
    let rows = try await rows()
    var wrong = 0
    var wrongBefore = 0
    for row in rows {
      if try keystroke(row) != row.wanted { wrong += 1 }
      if OriginalKeystroke.result(of: row.text, rate: row.binaryRate) != row.wanted { wrongBefore += 1 }
    }

    let exact = try Stopwatch.nanoseconds(calls: 20) {
      try rows.reduce(0) { try $0 + keystroke($1).utf8.count }
    }
    let original = Stopwatch.nanoseconds(calls: 1, rounds: 3) {
      rows.reduce(0) { $0 + OriginalKeystroke.result(of: $1.text, rate: $1.binaryRate).utf8.count }
    }
    let (each, eachBefore) = (exact / Double(rows.count), original / Double(rows.count))
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
    let rates = BundledRates()
    var rows: [Row] = []
    for currency in try await rates.currencies() where currency.code.minorUnits == 2 && currency.code != .euro {
      let rate = try await rates.rate(for: CurrencyPair(base: .euro, quote: currency.code))
      for amount in ["1234.56", "100", "0.29", "999999.99"] {
        for length in 1...amount.count {
          let text = String(amount.prefix(length))
          rows.append(
            Row(
              text: text, rate: rate, binaryRate: Double(rate.quote.text) ?? 0,
              wanted: IntegerArithmetic.product(text, rate.quote.text, minorUnits: 2)))
        }
      }
    }
    return rows
  }

  private func keystroke(_ row: Row) throws -> String {
    var field = AmountField()
    try field.insert(row.text)
    return try row.rate.convert(Amount(typed: field.text).value).text
  }
}
